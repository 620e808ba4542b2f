import { zodResolver } from '@hookform/resolvers/zod'
import { formatPhone } from '@countersign/answers/phone'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type {
  CorrectSignerBody,
  SigningInvite,
} from '@countersign/contract/schemas/signing-invites'
import { inviteRoleName } from '@countersign/contract/rules/roles'
import { useEffect, useState } from 'react'
import { useForm, useWatch, type UseFormSetError } from 'react-hook-form'
import { fieldErrorsOf } from '../../../lib/api-problem.ts'
import { openEditDraft } from '../../../lib/edit-draft.ts'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { tidyPhone } from '../../../lib/tidy-phone.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import flexStyles from '../../../ui/flex.module.css'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { correctSignerMutation } from './action-queries.ts'
import { correctionSchema, isUnchanged, PersonDraft, personFields } from './correction.ts'
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

/** Keeps what was typed when the server refuses, and when the session ends, until it is saved or discarded. */
export function CorrectDialog(props: CorrectDialogProps) {
  const { packet, invite, invites, onRevise } = props
  const namesLocked = packet.anySigned && invite.person !== undefined
  const [draft] = useState(() => openCorrection(packet, invite))
  const [opened] = useState(invite)
  const [notice, setNotice] = useState<string>()
  const correcting = useSingleMutation(correctSignerMutation(packet.documentGroupId))
  const { control, register, handleSubmit, setError, getValues, setValue, formState, subscribe } =
    useForm<PersonDraft, unknown, CorrectSignerBody>({
      resolver: zodResolver(correctionSchema({ packet, invite, invites })),
      defaultValues: { ...draft.start, ...(namesLocked && namesOf(invite)) },
    })
  const typedPhone = useWatch({ control, name: 'phone' })
  const mailed = invite.code !== null
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) }),
    [subscribe, draft],
  )

  function onClose() {
    draft.clear()
    props.onClose()
  }

  function save(person: CorrectSignerBody) {
    setNotice(undefined)
    if (isUnchanged(opened, person)) {
      setNotice('Nothing has changed yet. Correct what is wrong, then save.')
      return
    }
    correcting.mutate(
      { role: invite.role, person: { ...person, replaces: factsOf(opened) } },
      {
        onSuccess: onClose,
        onError: (error) =>
          setNotice(showAtFields(error, setError) ? undefined : errorMessage(error)),
      },
    )
  }

  return (
    <FormDialog
      title="Correct this person"
      submit={mailed ? 'Save and send' : 'Save'}
      busy={correcting.isPending}
      busyLabel={mailed ? 'Saving and sending…' : 'Saving…'}
      className={flexStyles.column4}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
    >
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
        typedPhone={typedPhone}
        onLeavePhone={() => setValue('phone', tidyPhone(getValues('phone')))}
        namesLocked={namesLocked}
        onRevise={onRevise}
      />
    </FormDialog>
  )
}

function whatHappens({ wrongRecipientAt, lastOpenedAt }: SigningInvite, mailed: boolean): string {
  if (!mailed) {
    return 'the new name and contact details are used when you send the packet. A new name also changes in the documents.'
  }
  const old = wrongRecipientAt
    ? 'the old link no longer works.'
    : 'the old link stops working right away, and the old address gets no email about it.'

  const again = lastOpenedAt
    ? ', and what was entered with the old one has to be entered again'
    : ''

  return `${old} A new link goes to the email address below${again}.`
}

function openCorrection({ documentGroupId }: Packet, invite: SigningInvite) {
  const { role, person, email } = invite

  return openEditDraft<PersonDraft>({
    name: `correct.${documentGroupId}.${role}`,
    parse: (values) => PersonDraft.safeParse(values).data,
    saved: { ...namesOf(invite), email, phone: formatPhone(person?.phone ?? '') },
  })
}

/** The page reads the invite again while this is open. */
function factsOf({ name, email, person }: SigningInvite) {
  return { name, email, phone: person?.phone ?? '' }
}

function namesOf({ person, name }: SigningInvite): Pick<PersonDraft, 'firstName' | 'lastName'> {
  return { firstName: person?.firstName ?? name, lastName: person?.lastName ?? '' }
}

/** Shows the server's errors at their boxes; false if there are none. */
function showAtFields(error: Error, setError: UseFormSetError<PersonDraft>): boolean {
  const errors = fieldErrorsOf(error)
  const known = personFields.flatMap((name) =>
    errors.filter(({ field }) => field === name).map(({ message }) => ({ name, message })),
  )
  known.forEach(({ name, message }, index) =>
    setError(name, { message }, { shouldFocus: index === 0 }),
  )

  return known.length > 0
}
