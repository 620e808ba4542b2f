import { clsx } from 'clsx'
import { zodResolver } from '@hookform/resolvers/zod'
import type { CoOwner } from '@countersign/contract/schemas/packets/create-packet'
import type { User } from '@countersign/contract/schemas/users'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CopyList } from '../../../../ui/copy-list.tsx'
import { updatePeopleDraft } from '../creation-state.ts'
import { changeCreation, readCreation } from '../creation-store.ts'
import { CoOwnerList } from './co-owner-list.tsx'
import { InitiatorFields } from './initiator-fields.tsx'
import { emptyPeople, type People, type PeopleDraft, peopleSchema } from './people.ts'
import { NameQuestion } from './name-question.tsx'
import { listPeopleErrors, peopleFieldId } from './people-fields.ts'
import styles from './people-form.module.css'
import { SignerList } from './signer-list.tsx'
import { useNameCheck } from './use-name-check.ts'
import flexStyles from '../../../../ui/flex.module.css'

interface PeopleFormProps {
  /** Id of the `form` element, for a submit button outside it. */
  id: string
  member: Pick<User, '_id' | 'name' | 'email' | 'companyName' | 'dbaNames'>
  /** Who owns the home beside the member. */
  owners?: readonly CoOwner[]
  onDone: (people: People) => void
}

export function PeopleForm({ id, member, owners = [], onDone }: PeopleFormProps) {
  const form = useForm<PeopleDraft, unknown, People>({
    resolver: zodResolver(peopleSchema(member)),
    defaultValues: readPeople(),
    shouldFocusError: false,
  })
  const { formState, handleSubmit, subscribe } = form
  const names = useNameCheck({ form, userId: member._id, onDone })
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
      <form
        id={id}
        noValidate
        className={clsx(flexStyles.column5, styles.form)}
        onSubmit={handleSubmit(names.check)}
      >
        <ErrorSummary
          errors={listPeopleErrors(formState.errors, form.getValues('signers'))}
          attempt={formState.isSubmitting ? 0 : formState.submitCount}
        />
        <SignerList userId={member._id} />
        <Card>
          <InitiatorFields member={member} />
        </Card>
        <CoOwnerList known={owners} />
        <CopyList fieldId={peopleFieldId} inCard>
          Somebody who does not sign, such as a bookkeeper, gets the signed file by email.
        </CopyList>
      </form>
      {names.conflict && (
        <NameQuestion
          conflict={names.conflict}
          onUseKnown={names.useKnown}
          onKeep={names.keep}
          onClose={names.close}
        />
      )}
    </FormProvider>
  )
}

function readPeople(): PeopleDraft {
  const { peopleDraft, copies } = readCreation()

  return peopleDraft ?? { ...emptyPeople, copies }
}
