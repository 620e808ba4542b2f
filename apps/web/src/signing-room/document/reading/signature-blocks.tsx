import type {
  ReadingNode,
  RoomField,
} from '@countersign/contract/schemas/signing-room/room-document'
import { clsx } from 'clsx'
import flexStyles from '../../../ui/flex.module.css'
import textStyles from '../../../ui/text.module.css'
import { SlotControl } from '../../fields/slot-control.tsx'
import { useFormTranslation } from '../../room/form-translation.ts'
import { useRoomPart, useTask } from '../../room/room-context.ts'
import type { DocumentPlan } from '../../room/room-plan.ts'
import { fieldAnchor } from '../../ui/anchors.ts'
import { useUnanswered } from './answer-list.tsx'
import { AnswerText } from './answer-text.tsx'
import styles from './reading.module.css'
import { useReviewContext } from './review-context.ts'
import type { RoomMessages } from '../../../i18n/room/en.ts'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

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
  const t = useRoomMessages()
  const translation = useFormTranslation()
  const isOwn = useRoomPart(({ role }) => role) === block.role
  const { asked, answers, unsigned } = useBlock(plan, block)

  return (
    <div className={styles.block} data-own={isOwn} data-unsigned={unsigned !== undefined}>
      <p className={clsx(flexStyles.between04, textStyles.strong)}>
        {translation?.text(block.label) ?? block.label}
        {isOwn && <span className={clsx(textStyles.hint, textStyles.sans)}>{t.common.you}</span>}
      </p>
      {asked.map((slot) => (
        <SlotControl key={slot.id} slot={slot} />
      ))}
      {answers.length > 0 && (
        <dl className={styles.answers}>
          {answers.map((field) => (
            <AnswerText key={field.key} field={field} label={labelInBlock(block, field, t)} />
          ))}
        </dl>
      )}
      {unsigned && (
        <p className={styles.unsigned} {...fieldAnchor(unsigned.key)}>
          {unsigned.mine ? t.common.signAtEnd : t.common.notSignedYet}
        </p>
      )}
    </div>
  )
}

/** Whoever reads and signs sees a place that is not signed yet as one line, without its empty date. */
function useBlock(plan: DocumentPlan, block: Block) {
  const task = useTask()
  const folds = useReviewContext() === undefined && task === 'sign'
  const keys = [block.nameKey, ...block.otherKeys, block.dateKey]
  const fields = [block.signatureKey, ...keys]
    .filter((key) => !plan.slots.has(key))
    .flatMap((key) => plan.document.fields.filter((field) => field.key === key))
  const signature = fields.find(({ key }) => key === block.signatureKey)
  const unanswered = useUnanswered(fields)
  const unsigned = folds && signature && unanswered.includes(signature) ? signature : undefined

  return {
    asked: [...keys, block.signatureKey].flatMap((key) => plan.slots.get(key) ?? []),
    answers: unsigned
      ? fields.filter((field) => field.type === 'initials' || !unanswered.includes(field))
      : fields,
    unsigned,
  }
}

/** Shorter than the field's own label: the block names the signer already. */
function labelInBlock(block: Block, field: RoomField, { common }: RoomMessages): string {
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
