import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Select } from '../../../ui/field/select.tsx'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { linkDayChoices } from '@countersign/contract/rules/reminders'
import { formatNames } from '../../../lib/format-names.ts'
import { languages } from '../../../lib/language.ts'
import textStyles from '../../../ui/text.module.css'
import { residentInvites } from '../sign/signers/visible-signers.ts'
import { describeReminders } from './describe-reminders.ts'
import { LanguageFields, languageNames } from './language-fields.tsx'
import { MessageField } from './message-field.tsx'
import { NegotiationQuestion } from './negotiation-question.tsx'
import { languageOf, type SendChoice, type SendErrors } from './send-choice.ts'
import flexStyles from '../../../ui/flex.module.css'

interface SendChoicesProps {
  packet: Packet
  /** Undefined while they load. */
  invites: readonly SigningInvite[] | undefined
  choice: SendChoice
  errors?: SendErrors
  onChange: (choice: SendChoice) => void
}

/** How the packet is sent. Nothing here has to be chosen, but for homes in California the language. */
export function SendChoices({ packet, invites = [], choice, errors, onChange }: SendChoicesProps) {
  const { linkDays, reminders } = choice

  return (
    <section className={flexStyles.start4} aria-label="How it is sent">
      <NegotiationQuestion
        packet={packet}
        invites={invites}
        choice={choice}
        error={errors?.negotiatedIn}
        onChange={onChange}
      />
      <MessageField choice={choice} error={errors?.message} onChange={onChange} />
      <details className={flexStyles.wide}>
        <summary>
          {describeChoices(invites, choice)}. <span className={textStyles.strong}>Change</span>
        </summary>
        <div className={flexStyles.start4}>
          <LanguageFields invites={invites} choice={choice} onChange={onChange} />
          <Select
            label="Links work for"
            value={String(linkDays)}
            options={linkDayChoices.map((days) => ({ value: String(days), label: `${days} days` }))}
            onChange={({ currentTarget }) =>
              onChange({ ...choice, linkDays: Number(currentTarget.value) })
            }
          />
          <Checkbox
            label="Remind signers automatically"
            description={describeReminders(reminders, linkDays)}
            checked={reminders.enabled}
            onChange={({ currentTarget }) =>
              onChange({ ...choice, reminders: { ...reminders, enabled: currentTarget.checked } })
            }
          />
        </div>
      </details>
    </section>
  )
}

/** "English, links work for 30 days, reminders on". */
function describeChoices(invites: readonly SigningInvite[], choice: SendChoice): string {
  const chosen = new Set(residentInvites(invites).map((invite) => languageOf(choice, invite)))
  const names = languages
    .filter((language) => chosen.has(language))
    .map((each) => languageNames[each])

  return [
    formatNames(names),
    `links work for ${choice.linkDays} days`,
    `reminders ${choice.reminders.enabled ? 'on' : 'off'}`,
  ]
    .filter(Boolean)
    .join(', ')
}
