import { isDoubtfulPhone, parsePhone } from '@countersign/answers/parse-phone'
import type { ResidentLanguage } from '@countersign/contract/schemas/languages'
import { clsx } from 'clsx'
import { useRef, type ChangeEvent, type FormEvent } from 'react'
import { languageNames, languages } from '../../../lib/language.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import fieldStyles from '../../../ui/field/field.module.css'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Textarea } from '../../../ui/field/textarea.tsx'
import flexStyles from '../../../ui/flex.module.css'
import spaceStyles from '../../../ui/space.module.css'
import textStyles from '../../../ui/text.module.css'
import { OutdatedPage } from './outdated-page.tsx'
import type { ApplyMessages } from '../../../i18n/apply/en.ts'

export interface ApplyDraft {
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
  /** Null: that of the page. */
  language: ResidentLanguage | null
}

export const emptyDraft: ApplyDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
  language: null,
}

export type ApplyField = keyof ApplyMessages['errors']

interface ApplyFormProps {
  t: ApplyMessages
  /** Of the page. */
  language: ResidentLanguage
  draft: ApplyDraft
  wrong: readonly ApplyField[]
  /** What went wrong beside the fields. */
  problem: string | undefined
  /** The page is older than the server. */
  outdated: boolean
  sending: boolean
  onChange: (draft: ApplyDraft) => void
  onSend: () => Promise<readonly ApplyField[]>
}

/** What is wrong stands beside its field, and the first such field gets the focus. */
export function ApplyForm(props: ApplyFormProps) {
  const { t, draft, wrong, problem, outdated, sending, onChange, onSend } = props
  const form = useRef<HTMLFormElement>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (sending) {
      return
    }
    const [first] = await onSend()
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    }
  }

  const field = (name: ApplyField, optional = false) => ({
    name,
    label: (
      <>
        {t[name]} {optional && <span className={textStyles.hint}>{t.optional}</span>}
      </>
    ),
    value: draft[name],
    required: !optional,
    error: wrong.includes(name) && t.errors[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...draft, [name]: currentTarget.value }),
  })

  return (
    <form
      ref={form}
      className={clsx(flexStyles.column4, spaceStyles.top5)}
      onSubmit={(event) => void send(event)}
      noValidate
    >
      <TextInput {...field('firstName')} autoComplete="given-name" />
      <TextInput {...field('lastName')} autoComplete="family-name" />
      <TextInput {...field('email')} type="email" autoComplete="email" />
      <TextInput
        {...field('phone', true)}
        type="tel"
        autoComplete="tel"
        description={isDoubtfulPhone(parsePhone(draft.phone) ?? '') && t.doubtfulPhone}
      />
      <Textarea {...field('message', true)} description={t.messageHint} />
      <LanguageField {...props} />
      <div role="alert">
        <FieldError>{problem ?? (wrong.length > 0 ? t.checkFields : undefined)}</FieldError>
      </div>
      {outdated && <OutdatedPage t={t} />}
      <Button kind="primary" type="submit" busy={sending} busyLabel={t.sending}>
        {t.send}
      </Button>
    </form>
  )
}

function LanguageField({ t, language, draft, onChange }: ApplyFormProps) {
  return (
    <fieldset className={flexStyles.row24}>
      <legend className={fieldStyles.label}>{t.language}</legend>
      {languages.map((offered) => (
        <label key={offered} lang={offered} className={fieldStyles.choice}>
          <input
            type="radio"
            name="language"
            checked={(draft.language ?? language) === offered}
            onChange={() => onChange({ ...draft, language: offered })}
          />
          {languageNames[offered]}
        </label>
      ))}
    </fieldset>
  )
}
