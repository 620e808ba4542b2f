import { Select } from '../../../ui/field/select.tsx'
import type { NegotiationLanguage } from '@countersign/contract/schemas/languages'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import {
  asksNegotiationLanguage,
  negotiationLanguageNames,
  negotiationLanguages,
} from '@countersign/contract/rules/languages'
import { Notice } from '../../../ui/notice.tsx'
import { negotiatedIn, type SendChoice } from './send-choice.ts'
import flexStyles from '../../../ui/flex.module.css'

interface NegotiationQuestionProps {
  packet: Packet
  invites: readonly SigningInvite[]
  choice: SendChoice
  error: string | undefined
  onChange: (choice: SendChoice) => void
}

export const negotiationFieldId = 'negotiated-in'

/** Cal. Civ. Code 1632(b)(3): a lease negotiated in one of five languages is translated before it is signed. */
export function NegotiationQuestion(props: NegotiationQuestionProps) {
  const { packet, error, choice, onChange } = props
  if (!asksNegotiationLanguage(packet.property.address)) {
    return null
  }
  const language = negotiatedIn(props)

  return (
    <div className={flexStyles.start3}>
      <Select
        id={negotiationFieldId}
        label="In which language did you mainly negotiate this agreement with the residents?"
        description="California asks this of every lease. Your answer is kept with the packet."
        value={language ?? ''}
        error={error}
        options={[
          ...(language ? [] : [{ value: '', label: 'Choose a language' }]),
          ...negotiationLanguages.map((value) => ({
            value,
            label: negotiationLanguageNames[value],
          })),
        ]}
        onChange={({ currentTarget }) =>
          onChange({ ...choice, negotiatedIn: toLanguage(currentTarget.value) })
        }
      />
      {language && language !== 'en' && <TranslationDue language={language} />}
    </div>
  )
}

function TranslationDue({ language }: { language: NegotiationLanguage }) {
  const name = negotiationLanguageNames[language]

  return (
    <Notice tone="amber" title={`Give the residents a ${name} translation before they sign.`}>
      <p>
        A landlord in business who negotiates a lease for longer than one month mainly in {name}{' '}
        must give the other side a {name} translation of the whole agreement, with every term and
        condition, before it is signed. Without it, they may rescind the agreement. It is not needed
        if they negotiated through their own interpreter: an adult who is fluent in both languages
        and does not come from you. Countersign does not make this translation, and its help in
        Spanish does not replace it. (Cal. Civ. Code § 1632)
      </p>
    </Notice>
  )
}

function toLanguage(value: string): NegotiationLanguage | undefined {
  return negotiationLanguages.find((language) => language === value)
}
