import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { clsx } from 'clsx'
import { languages } from '../../../lib/language.ts'
import { Select } from '../../../ui/field/select.tsx'
import flexStyles from '../../../ui/flex.module.css'
import spaceStyles from '../../../ui/space.module.css'
import { residentInvites } from '../sign/signers/visible-signers.ts'
import { languageOf, type SendChoice } from './send-choice.ts'
import textStyles from '../../../ui/text.module.css'
import styles from './send.module.css'

interface LanguageFieldsProps {
  invites: readonly SigningInvite[]
  choice: SendChoice
  onChange: (choice: SendChoice) => void
}

export const languageNames = { en: 'English', es: 'Spanish' } as const

/** In which language each resident is written to. They can switch. */
export function LanguageFields({ invites, choice, onChange }: LanguageFieldsProps) {
  const residents = residentInvites(invites)
  if (residents.length === 0) {
    return null
  }

  return (
    <fieldset className={styles.group}>
      <legend>Language of emails and pages</legend>
      <p className={textStyles.hint}>
        The agreement that they sign is in English. Each resident can switch at any time.
      </p>
      <div className={clsx(flexStyles.tiles, spaceStyles.top2)}>
        {residents.map((invite) => (
          <Select
            key={invite.role}
            label={invite.name}
            value={languageOf(choice, invite)}
            options={languages.map((language) => ({
              value: language,
              label: languageNames[language],
            }))}
            onChange={({ currentTarget }) =>
              onChange({
                ...choice,
                languages: {
                  ...choice.languages,
                  [invite.role]: currentTarget.value === 'es' ? 'es' : 'en',
                },
              })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
