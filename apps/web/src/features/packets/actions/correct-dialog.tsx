import { zodResolver } from '@hookform/resolvers/zod'
import { formatPhone } from '@countersign/answers'
import type { CorrectSignerBody, Packet, SigningInvite } from '@countersign/contract'
import { inviteRoleName } from '@countersign/contract/calls'
import { useId, useState } from 'react'
import { useForm, type UseFormSetError } from 'react-hook-form'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { tidyPhone } from '../../../lib/tidy-phone.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { correctSignerMutation } from './action-queries.ts'
import styles from './actions.module.css'
import { correctionSchema, isUnchanged, personFields, type PersonDraft } from './correction.ts'
import { PersonFields } from './person-fields.tsx'

interface CorrectDialogProps {
  packet: Packet
  invite: SigningInvite
  /** All signers of the packet: each needs an email address of their own. */
  invites: readonly SigningInvite[]
  /** Offered where a name can no longer change. */
  onRevise?: (() => void) | undefined
  onClose: () => void
}

/** Keeps what was typed when the server refuses. */
export function CorrectDialog(props: CorrectDialogProps) {
  const { packet, invite, invites, onRevise, onClose } = props
  const formId = useId()
  const [notice, setNotice] = useState<string>()
  const correcting = useSingleMutation(correctSignerMutation(packet.documentGroupId))
  const { register, handleSubmit, setError, getValues, setValue, formState } = useForm<
    PersonDraft,
    unknown,
    CorrectSignerBody
  >({
    resolver: zodResolver(correctionSchema({ packet, invite, invites })),
    defaultValues: draftOf(invite),
  })
  const mailed = invite.code !== null

  function save(person: CorrectSignerBody) {
    setNotice(undefined)
    if (isUnchanged(invite, person)) {
      setNotice('Nothing has changed yet. Correct what is wrong, then save.')
      return
    }
    correcting.mutate(
      { role: invite.role, person },
      {
        onSuccess: onClose,
        onError: (error) =>
          setNotice(showAtFields(error, setError) ? undefined : errorMessage(error)),
      },
    )
  }

  return (
    <Dialog
      title="Correct this person"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            busy={correcting.isPending}
            busyLabel={mailed ? 'Saving and sending…' : 'Saving…'}
          >
            {mailed ? 'Save and send' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.content} onSubmit={handleSubmit(save)}>
        <p>
          {inviteRoleName(invite.role, invite.kind)}: {whatHappens(invite, mailed)}
        </p>
        {notice && (
          <Notice tone="red" role="alert" title={notice}>
            {onRevise && packet.anySigned && <Button onClick={onRevise}>Revise instead</Button>}
          </Notice>
        )}
        <PersonFields
          register={register}
          errors={formState.errors}
          onLeavePhone={() => setValue('phone', tidyPhone(getValues('phone')))}
          namesLocked={packet.anySigned && invite.person !== undefined}
          onRevise={onRevise}
        />
      </form>
    </Dialog>
  )
}

function whatHappens({ wrongRecipientAt }: SigningInvite, mailed: boolean): string {
  if (!mailed) {
    return 'the new name and contact details are used when you send the packet. A new name also changes in the documents.'
  }
  const old = wrongRecipientAt
    ? 'the old link no longer works.'
    : 'the old link stops working right away, and the old address gets no email about it.'

  return `${old} A new link goes to the email address below.`
}

function draftOf({ person, name, email }: SigningInvite): PersonDraft {
  return {
    firstName: person?.firstName ?? name,
    lastName: person?.lastName ?? '',
    email,
    phone: formatPhone(person?.phone ?? ''),
  }
}

/** Shows the server's errors at their boxes; false if there are none. */
function showAtFields(error: Error, setError: UseFormSetError<PersonDraft>): boolean {
  const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
  const known = personFields.flatMap((name) =>
    errors.filter(({ field }) => field === name).map(({ message }) => ({ name, message })),
  )
  known.forEach(({ name, message }, index) =>
    setError(name, { message }, { shouldFocus: index === 0 }),
  )

  return known.length > 0
}
