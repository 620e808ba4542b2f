import type { ReadingNode, RoomField } from '@countersign/contract'
import { FieldControl } from '../../fields/field-control.tsx'
import type { Messages } from '../../i18n/en.ts'
import { useMessages } from '../../i18n/messages.tsx'
import { useFormTranslation } from '../../room/form-translation.ts'
import { useRoom } from '../../room/room-context.ts'
import type { DocumentPlan } from '../../room/room-plan.ts'
import { AnswerText } from './answer-text.tsx'
import styles from './reading.module.css'

type Block = Extract<ReadingNode, { kind: 'signatures' }>['blocks'][number]

/** The signature block of each signer: this person's own as controls, the others as text. */
export function SignatureBlocks({ plan, blocks }: { plan: DocumentPlan; blocks: Block[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => (
        <SignatureBlock key={block.signatureKey} plan={plan} block={block} />
      ))}
    </div>
  )
}

function SignatureBlock({ plan, block }: { plan: DocumentPlan; block: Block }) {
  const t = useMessages()
  const translation = useFormTranslation()
  const isOwn = useRoom().role === block.role
  const keys = [block.nameKey, ...block.otherKeys, block.dateKey]
  const asked = [...keys, block.signatureKey].flatMap((key) => plan.slots.get(key) ?? [])
  const answers = [block.signatureKey, ...keys]
    .filter((key) => !plan.slots.has(key))
    .flatMap((key) => plan.document.fields.filter((field) => field.key === key))

  return (
    <div className={styles.block} data-own={isOwn}>
      <p className={styles.signer}>
        {translation?.text(block.label) ?? block.label}
        {isOwn && <span className={styles.you}>{t.common.you}</span>}
      </p>
      {asked.map((slot) => (
        <FieldControl key={slot.id} slot={slot} />
      ))}
      <dl className={styles.answers}>
        {answers.map((field) => (
          <AnswerText key={field.key} field={field} label={labelInBlock(block, field, t)} />
        ))}
      </dl>
    </div>
  )
}

/** Shorter than the field's own label: the block names the signer already. */
function labelInBlock(block: Block, field: RoomField, { common }: Messages): string {
  switch (field.key) {
    case block.signatureKey:
      return common.signature
    case block.nameKey:
      return common.name
    case block.dateKey:
      return common.dateSigned
    default:
      return field.label
  }
}
