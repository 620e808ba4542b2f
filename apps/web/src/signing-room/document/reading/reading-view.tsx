import type {
  ReadingNode,
  RoomField,
} from '@countersign/contract/schemas/signing-room/room-document'
import { clsx } from 'clsx'
import { memo } from 'react'
import { LazyPart } from '../../../ui/lazy-part.tsx'
import { SlotControl } from '../../fields/slot-control.tsx'
import { useFormTranslationState } from '../../room/form-translation.ts'
import { originalDocument } from '../../room/original-texts.ts'
import { PartNotFetched } from '../../steps/late-part.tsx'
import type { FieldSlot } from '../../room/field-slot.ts'
import type { DocumentPlan } from '../../room/room-plan.ts'
import { viewAnchor } from '../../ui/anchors.ts'
import { AnswerList } from './answer-list.tsx'
import { FilledText } from './filled-text.tsx'
import { rankHeadings, withoutTitle } from '../../../lib/reading-text.ts'
import type { Rank } from '../../../lib/reading-text.ts'
import styles from './reading.module.css'
import { SignatureBlocks } from './signature-blocks.tsx'
import { FormText, TextTranslation } from '../../ui/form-text.tsx'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

/** A form's text with its controls. Renders again only when the form changes. */
export const ReadingView = memo(function ReadingView({ plan }: { plan: DocumentPlan }) {
  const { common } = useRoomMessages()
  const translation = useFormTranslationState()
  const nodes = withoutTitle(plan.document.reading, originalDocument(plan.document).title)
  const ranks = rankHeadings(nodes)
  const lastSigned = lastSignatures(nodes)

  return (
    <div className={styles.reading} {...viewAnchor('reading')}>
      {translation && (
        <LazyPart
          load={loadTranslationNote}
          props={{ document: plan.document }}
          loading={null}
          failed={(retry) => <PartNotFetched onRetry={retry} />}
        />
      )}
      {nodes.map((node, index) => (
        <Node key={index} node={node} rank={ranks[index]} plan={plan} isNote={index > lastSigned} />
      ))}
      {plan.unplaced.length > 0 && (
        <div className={styles.fields} role="group" aria-label={common.moreQuestions}>
          {plan.unplaced.map((slot) => (
            <SlotControl key={slot.id} slot={slot} />
          ))}
        </div>
      )}
    </div>
  )
})

/** Not part of what everybody loads: only readers of another language see it. */
async function loadTranslationNote() {
  return (await import('./translation-note.tsx')).TranslationNote
}

/** What follows the last signatures is about the form: its sources and edition. */
function lastSignatures(nodes: readonly ReadingNode[]): number {
  const last = nodes.findLastIndex(({ kind }) => kind === 'signatures')
  return last === -1 ? nodes.length : last
}

interface NodeProps {
  node: ReadingNode
  rank: Rank | undefined
  plan: DocumentPlan
  isNote: boolean
}

function Node({ node, rank, plan, isNote }: NodeProps) {
  switch (node.kind) {
    case 'heading':
      return <Heading rank={rank} text={node.text} english={node.text} />
    case 'paragraph':
      return (
        <p className={clsx(styles.text, isNote && styles.note)}>
          <FilledText text={node.text} fields={plan.document.fields} />
          <TextTranslation text={node.text} />
        </p>
      )
    case 'clause':
      return <Clause node={node} rank={rank} />
    case 'list':
      return <List ordered={node.ordered} items={node.items} plan={plan} />
    case 'statutory':
      return <Statutory text={node.text} citation={node.citation} plan={plan} />
    case 'facts':
      return <Facts rows={node.rows} />
    case 'fields':
      return <Fields plan={plan} keys={node.inText ? askedKeys(plan, node.keys) : node.keys} />
    case 'signatures':
      return <SignatureBlocks plan={plan} blocks={node.blocks} />
  }
}

interface HeadingProps {
  rank: Rank | undefined
  text: string
  /** The text that is translated, which is without a clause's number. */
  english: string
}

function Heading({ rank = 3, text, english }: HeadingProps) {
  const Tag = `h${rank}` as const
  return (
    <Tag className={styles.heading}>
      <FormText text={text} /> <TextTranslation text={english} isHeading />
    </Tag>
  )
}

function Clause({
  node,
  rank,
}: Pick<NodeProps, 'rank'> & { node: ReadingNode & { kind: 'clause' } }) {
  return (
    <div className={styles.clause}>
      {node.title && (
        <Heading rank={rank} text={`${node.number} ${node.title}`} english={node.title} />
      )}{' '}
      <p className={styles.text}>
        {!node.title && <span className={styles.number}>{node.number} </span>}
        <FormText text={node.text} />
        <TextTranslation text={node.text} />
      </p>
    </div>
  )
}

function List({ ordered, items, plan }: { ordered: boolean; items: string[]; plan: DocumentPlan }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={styles.list}>
      {items.map((item, index) => (
        <li key={index}>
          <FilledText text={item} fields={plan.document.fields} />
          <TextTranslation text={item} />
        </li>
      ))}
    </Tag>
  )
}

/** Text that a law prescribes, unchanged and set apart. */
function Statutory({
  text,
  citation,
  plan,
}: {
  text: string
  citation: string
  plan: DocumentPlan
}) {
  const { common } = useRoomMessages()
  return (
    <div className={styles.statutory} role="note" aria-label={common.requiredByLaw}>
      <p className={styles.text}>
        <FilledText text={text} fields={plan.document.fields} />
        <TextTranslation text={text} />
      </p>
      <p className={styles.citation}>{citation}</p>
    </div>
  )
}

function Facts({ rows }: { rows: { label: string; text: string }[] }) {
  return (
    <dl className={styles.answers}>
      {rows.map((row) => (
        <div key={row.label} className={styles.answer}>
          <dt>
            <FormText text={row.label} />
            <TextTranslation text={row.label} />
          </dt>
          <dd className={row.text === '' ? styles.handwritingLine : undefined}>
            {row.text && <FormText text={row.text} />}
            <TextTranslation text={row.text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What others answer is in the text already. */
function askedKeys({ slots }: DocumentPlan, keys: readonly string[]): string[] {
  return keys.filter((key) => slots.has(key))
}

/** Fields in the text: this person's own as controls, the others as text. */
function Fields({ plan, keys }: { plan: DocumentPlan; keys: readonly string[] }) {
  return keys.length === 0 ? null : (
    <div className={styles.fields}>
      {groupFields(plan, keys).map((group) =>
        group.kind === 'control' ? (
          <SlotControl key={group.slot.id} slot={group.slot} />
        ) : (
          <AnswerList
            key={group.fields[0]?.key}
            fields={group.fields}
            siblings={plan.document.fields}
          />
        ),
      )}
    </div>
  )
}

type FieldGroup = { kind: 'control'; slot: FieldSlot } | { kind: 'answers'; fields: RoomField[] }

/** Consecutive answers become one list. */
function groupFields(plan: DocumentPlan, keys: readonly string[]): FieldGroup[] {
  const groups: FieldGroup[] = []
  for (const key of keys) {
    const slot = plan.slots.get(key)
    const isShownBeside = [...plan.slots.values()].some((other) => other.field.rowsOf === key)
    const field = plan.document.fields.find((other) => other.key === key && !isShownBeside)
    const last = groups.at(-1)
    if (slot) {
      groups.push({ kind: 'control', slot })
    } else if (field && last?.kind === 'answers') {
      last.fields.push(field)
    } else if (field) {
      groups.push({ kind: 'answers', fields: [field] })
    }
  }
  return groups
}
