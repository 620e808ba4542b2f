import { zodResolver } from '@hookform/resolvers/zod'
import { officeRoles } from '@countersign/contract/rules/offices'
import { InvitationBody, type OfficePerson } from '@countersign/contract/schemas/offices'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { errorMessage } from '../../lib/problem-messages.ts'
import { useSingleMutation } from '../../lib/use-single-mutation.ts'
import flexStyles from '../../ui/flex.module.css'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import spaceStyles from '../../ui/space.module.css'
import { HomeChoice, type Home } from './home-choice.tsx'
import { changePersonMutation, invitePersonMutation } from './office-queries.ts'
import { roleNames, roleWords } from './office-roles.ts'

interface PersonDialogProps {
  /** Absent: somebody is invited. */
  person?: OfficePerson | undefined
  homes: readonly Home[]
  onClose: () => void
}

type PersonDraft = z.input<typeof InvitationBody>

/** Invites somebody, or changes what a person of the office may do. */
export function PersonDialog({ person, homes, onClose }: PersonDialogProps) {
  const [failed, setFailed] = useState<Error>()
  const inviting = useSingleMutation(invitePersonMutation)
  const changing = useSingleMutation(changePersonMutation)
  const { control, register, handleSubmit, setValue, formState } = useForm<
    PersonDraft,
    unknown,
    InvitationBody
  >({
    resolver: zodResolver(InvitationBody),
    defaultValues: {
      email: person?.email ?? '',
      role: person?.role ?? 'preparer',
      homes: person?.homes ?? null,
    },
  })
  const role = useWatch({ control, name: 'role' })
  const chosen = useWatch({ control, name: 'homes' }) ?? null

  function save({ email, ...place }: InvitationBody) {
    setFailed(undefined)
    const answers = { onSuccess: onClose, onError: setFailed }
    const limited = { ...place, homes: place.role === 'manager' ? null : place.homes }
    if (person) {
      changing.mutate({ id: person._id, place: limited }, answers)
    } else {
      inviting.mutate({ email, ...limited }, answers)
    }
  }

  return (
    <FormDialog
      title={person ? `Change ${person.name}` : 'Invite somebody'}
      submit={person ? 'Save' : 'Send invitation'}
      busy={inviting.isPending || changing.isPending}
      busyLabel={person ? 'Saving…' : 'Sending…'}
      className={flexStyles.column4}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
    >
      {failed && (
        <Notice
          tone="red"
          role="alert"
          title={person ? 'This was not saved.' : 'The invitation was not sent.'}
        >
          <p>{errorMessage(failed)}</p>
        </Notice>
      )}
      {!person && (
        <TextInput
          label="Email"
          type="email"
          required
          autoComplete="off"
          description="They get a link and log in with an account of their own."
          error={formState.errors.email?.message}
          {...register('email')}
        />
      )}
      <FieldGroup role="radiogroup" label="Role">
        <div className={clsx(flexStyles.column3, spaceStyles.top2)}>
          {officeRoles.map((each) => (
            <Checkbox
              key={each}
              type="radio"
              value={each}
              label={roleNames[each]}
              description={roleWords[each]}
              {...register('role')}
            />
          ))}
        </div>
      </FieldGroup>
      {role !== 'manager' && homes.length > 1 && (
        <HomeChoice
          homes={homes}
          chosen={chosen}
          error={formState.errors.homes?.message}
          onChoose={(next) =>
            setValue('homes', next && [...next], { shouldValidate: formState.isSubmitted })
          }
        />
      )}
    </FormDialog>
  )
}
