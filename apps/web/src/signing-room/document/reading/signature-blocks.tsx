import type { ReadingNode, RoomField } from '@countersign/contract'
import { FieldControl } from '../../fields/field-control.tsx'
import type { DocumentPlan } from '../../room/room-plan.ts'
import { useRoom } from '../../room/room-context.ts'
import { useMessages } from '../../i18n/messages.tsx'
import type { Messages } from '../../i18n/en.ts'
import { AnswerText } from './answer-text.tsx'
import styles from './reading.module.css'

type Block = Extract<ReadingNode, { kind: 'signatures' }>['blocks'][number]

/** Where each person signs: this one's own place to act, the others' to see. */
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
  const own = useRoom().role === block.role
  const keys = [block.nameKey, ...block.otherKeys, block.dateKey]
  const told = keys.filter((key) => !plan.slots.has(key)).flatMap((key) => fieldOf(plan, key))
  const asked = keys.flatMap((key) => plan.slots.get(key) ?? [])
  const place = plan.slots.get(block.signatureKey)
  const signature = fieldOf(plan, block.signatureKey)

  return (
    <div className={styles.block} data-own={own}>
      <p className={styles.signer}>
        {block.label}
        {own && <span className={styles.you}>{t.room.you}</span>}
      </p>
      {asked.map((slot) => (
        <FieldControl key={slot.id} slot={slot} />
      ))}
      {place && <FieldControl slot={place} />}
      <dl className={styles.answers}>
        {[...(place ? [] : signature), ...told].map((field) => (
          <AnswerText key={field.key} field={field} label={labelIn(block, field, t)} />
        ))}
      </dl>
    </div>
  )
}

/** The block says already whose they are. */
function labelIn(block: Block, field: RoomField, { room }: Messages): string {
  switch (field.key) {
    case block.signatureKey:
      return room.signature
    case block.nameKey:
      return room.name
    case block.dateKey:
      return room.dateSigned
    default:
      return field.label
  }
}

function fieldOf(plan: DocumentPlan, key: string): RoomField[] {
  return plan.document.fields.filter((field) => field.key === key)
}
