import { zodResolver } from '@hookform/resolvers/zod'
import type { User } from '@countersign/contract'
import { limits } from '@countersign/contract/calls'
import { useEffect } from 'react'
import { FormProvider, useFieldArray, useForm, useWatch } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { Card } from '../../../../ui/card.tsx'
import { updatePeopleDraft } from '../creation-state.ts'
import { changeCreation, readCreation } from '../creation-store.ts'
import { InitiatorFields } from './initiator-fields.tsx'
import {
  emptyPeople,
  emptySigner,
  canAddSigner,
  type People,
  type PeopleDraft,
  peopleSchema,
} from './people.ts'
import { peopleFieldId, listPeopleErrors } from './people-fields.ts'
import styles from './people-form.module.css'
import { SignerFields } from './signer-fields.tsx'

interface PeopleFormProps {
  /** Id of the `form` element, for a submit button outside it. */
  id: string
  member: Pick<User, '_id' | 'name' | 'email'>
  onDone: (people: People) => void
}

export function PeopleForm({ id, member, onDone }: PeopleFormProps) {
  const form = useForm<PeopleDraft, unknown, People>({
    resolver: zodResolver(peopleSchema(member)),
    defaultValues: readCreation().peopleDraft ?? emptyPeople,
  })
  const { control, formState, handleSubmit, subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => changeCreation((state) => updatePeopleDraft(state, values)),
      }),
    [subscribe],
  )

  return (
    <FormProvider {...form}>
      <form id={id} noValidate className={styles.form} onSubmit={handleSubmit(onDone)}>
        <ErrorSummary
          errors={listPeopleErrors(formState.errors, form.getValues('signers'))}
          attempt={0}
        />
        <SignerList control={control} />
        <Card>
          <InitiatorFields member={member} />
        </Card>
      </form>
    </FormProvider>
  )
}

type Control = ReturnType<typeof useForm<PeopleDraft, unknown, People>>['control']

function SignerList({ control }: { control: Control }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'signers' })
  const signers = useWatch({ control, name: 'signers' })

  function removeAt(index: number) {
    remove(index)
    document.getElementById(peopleFieldId(`signers.${Math.max(index - 1, 0)}.firstName`))?.focus()
  }

  return (
    <>
      <ol className={styles.signers}>
        {fields.map((field, index) => (
          <li key={field.id}>
            <SignerFields index={index} count={fields.length} onRemove={() => removeAt(index)} />
          </li>
        ))}
      </ol>
      <div className={styles.add}>
        <Button
          disabled={!canAddSigner(signers)}
          onClick={() => append(emptySigner, { focusName: `signers.${fields.length}.firstName` })}
        >
          Add another signer
        </Button>
        <p>{addSignerHint(fields.length, canAddSigner(signers))}</p>
      </div>
    </>
  )
}

function addSignerHint(count: number, canAdd: boolean): string {
  if (count >= limits.maxSigners) {
    return `A packet can have at most ${limits.maxSigners} signers.`
  }
  return canAdd ? '' : 'Fill in every field above to add another signer.'
}
