import { zodResolver } from '@hookform/resolvers/zod'
import {
  EmailCopyBody,
  type EmailCopy,
  type NamedPerson,
} from '@countersign/contract/schemas/email-copies'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { limits } from '@countersign/contract/rules/limits'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { languages, type Language } from '../../../lib/language.ts'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import formStyles from '../../../ui/form-layout.module.css'
import { Notice } from '../../../ui/notice.tsx'
import { askAgain } from './describe-copy.ts'
import flexStyles from '../../../ui/flex.module.css'
import { sendEmailCopyMutation } from './email-copy-queries.ts'
import { EmailPreview } from './email-preview.tsx'
import textStyles from '../../../ui/text.module.css'

interface EmailCopyDialogProps {
  packet: Packet
  person: NamedPerson
  /** The last copy that this person was sent. */
  last: EmailCopy | undefined
  onClose: () => void
}

interface CopyDraft {
  email: string
  language: Language
}

const Draft = EmailCopyBody.pick({ email: true, language: true }).required()
const englishNames = { en: 'English', es: 'Spanish' } as const

export function EmailCopyDialog({ packet, person, last, onClose }: EmailCopyDialogProps) {
  const sending = useSingleMutation(sendEmailCopyMutation(packet.documentGroupId))
  const form = useForm<CopyDraft, unknown, CopyDraft>({
    resolver: zodResolver(Draft),
    defaultValues: {
      email: last?.email ?? person.email ?? '',
      language: last?.language ?? person.language,
    },
  })
  const language = useWatch({ control: form.control, name: 'language' })
  const question = askAgain(person.name, last)

  function send(draft: CopyDraft) {
    sending.mutate(
      { ...draft, role: person.role, after: last?._id ?? null },
      { onSuccess: onClose },
    )
  }

  return (
    <FormDialog
      title={`Email a copy to ${person.name}`}
      size="lg"
      submit={last ? 'Send again' : 'Send copy'}
      busy={sending.isPending}
      busyLabel="Sending…"
      className={flexStyles.column4}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      {sending.error && (
        <Notice tone="red" role="alert" title="The copy was not sent.">
          <p>{errorMessage(sending.error)}</p>
        </Notice>
      )}
      {question && <Notice tone="amber" title={question} />}
      <p>
        {person.name} gets a link to the form as you filled it out, without your signature in ink.
        The link works for {limits.emailCopyDays} days. It is only a copy: where a law says how the
        form is delivered, deliver the printed one that way.
      </p>
      <RecipientFields form={form} last={last} />
      <EmailPreview docGroupId={packet.documentGroupId} role={person.role} language={language} />
    </FormDialog>
  )
}

interface RecipientFieldsProps {
  form: UseFormReturn<CopyDraft, unknown, CopyDraft>
  last: EmailCopy | undefined
}

function RecipientFields({ form, last }: RecipientFieldsProps) {
  const { register, formState, control } = form
  const email = useWatch({ control, name: 'email' })
  const isNewAddress = last && email.trim().toLowerCase() !== last.email.toLowerCase()

  return (
    <>
      <div className={formStyles.columns}>
        <TextInput
          {...register('email')}
          type="email"
          label="Email"
          required
          autoComplete="off"
          data-autofocus
          error={formState.errors.email?.message}
        />
        <Select
          {...register('language')}
          label="Language of the email"
          options={languages.map((language) => ({
            value: language,
            label: englishNames[language],
          }))}
        />
      </div>
      {isNewAddress && (
        <p role="status" className={textStyles.hint}>
          The link that went to {last.email} stops working.
        </p>
      )}
    </>
  )
}
