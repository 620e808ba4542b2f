import type {
  ReadingNode,
  RoomField,
} from '@countersign/contract/schemas/signing-room/room-document'
import { clsx } from 'clsx'
import { memo } from 'react'
import fieldStyles from '../../fields/field.module.css'
import spaceStyles from '../../../ui/space.module.css'
import textStyles from '../../../ui/text.module.css'
import { SlotControl } from '../../fields/slot-control.tsx'
import { originalDocument } from '../../room/original-texts.ts'
import type { FieldSlot } from '../../room/field-slot.ts'
import type { DocumentPlan } from '../../room/room-plan.ts'
import { viewAnchor } from '../../ui/anchors.ts'
import { AnswerList } from './answer-list.tsx'
import {
  EnglishFoldButton,
  EnglishFoldProvider,
  EnglishUnfolded,
  SectionHead,
} from './english-fold.tsx'
import { FilledText } from './filled-text.tsx'
import { rankHeadings, withoutTitle } from '../../../lib/reading-text.ts'
import type { Rank } from '../../../lib/reading-text.ts'
import styles from './reading.module.css'
import { SignatureBlocks } from './signature-blocks.tsx'
import { useRoomMessages } from '../../../i18n/room/messages.ts'
import flexStyles from '../../../ui/flex.module.css'

/** A form's text with its controls. Renders again only when the form changes. */
export const ReadingView = memo(function ReadingView({ plan }: { plan: DocumentPlan }) {
  const { common } = useRoomMessages()
  const nodes = withoutTitle(plan.document.reading, originalDocument(plan.document).title)
  const ranks = rankHeadings(nodes)
  const lastSigned = lastSignatures(nodes)

  return (
    <div className={clsx(flexStyles.column4, styles.reading)} {...viewAnchor('reading')}>
      {splitSections(ranks).map(([start, end]) => (
        <EnglishFoldProvider key={start} document={plan.document}>
          {ranks[start] !== 3 && <EnglishFoldButton />}
          {nodes.slice(start, end).map((node, index) => (
            <Node
              key={start + index}
              node={node}
              rank={ranks[start + index]}
              plan={plan}
              isNote={start + index > lastSigned}
            />
          ))}
        </EnglishFoldProvider>
      ))}
      {plan.unplaced.length > 0 && (
        <div
          className={clsx(styles.fields, fieldStyles.columns)}
          role="group"
          aria-label={common.moreQuestions}
        >
          {plan.unplaced.map((slot) => (
            <SlotControl key={slot.id} slot={slot} />
          ))}
        </div>
      )}
    </div>
  )
})

/** The first and the last index, exclusive, of each section: from one title of the highest rank to the next. */
function splitSections(ranks: readonly (Rank | undefined)[]): [start: number, end: number][] {
  const starts = ranks.flatMap((rank, index) => (index === 0 || rank === 3 ? [index] : []))
  return starts.map((start, index) => [start, starts[index + 1] ?? ranks.length])
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
      return <Heading rank={rank} text={node.text} />
    case 'paragraph':
      return (
        <p className={clsx(textStyles.lines, isNote && styles.note)}>
          <FilledText text={node.text} fields={plan.document.fields} />
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
  number?: string
  text: string
}

/** That of a section has what unfolds the English of the section beside it. */
function Heading({ rank = 3, number, text }: HeadingProps) {
  const Tag = `h${rank}` as const
  const heading = (
    <Tag className={styles.heading}>
      {number} <FilledText text={text} />
    </Tag>
  )

  return rank === 3 ? <SectionHead section={text} heading={heading} /> : heading
}

function Clause({
  node,
  rank,
}: Pick<NodeProps, 'rank'> & { node: ReadingNode & { kind: 'clause' } }) {
  return (
    <div className={clsx(flexStyles.column1, styles.clause)}>
      {node.title && <Heading rank={rank} number={node.number} text={node.title} />}{' '}
      <p className={textStyles.lines}>
        {!node.title && <span className={textStyles.strong}>{node.number} </span>}
        <FilledText text={node.text} />
      </p>
    </div>
  )
}

function List({ ordered, items, plan }: { ordered: boolean; items: string[]; plan: DocumentPlan }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={clsx(flexStyles.column2, styles.list)}>
      {items.map((item, index) => (
        <li key={index}>
          <FilledText text={item} fields={plan.document.fields} />
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
      <p className={textStyles.lines}>
        <EnglishUnfolded>
          <FilledText text={text} fields={plan.document.fields} />
        </EnglishUnfolded>
      </p>
      <p className={clsx(textStyles.hint, textStyles.sans, spaceStyles.top2)}>{citation}</p>
    </div>
  )
}

function Facts({ rows }: { rows: { label: string; text: string }[] }) {
  return (
    <dl className={styles.answers}>
      {rows.map((row) => (
        <div key={row.label} className={styles.answer}>
          <dt>
            <FilledText text={row.label} />
          </dt>
          <dd className={row.text === '' ? styles.handwritingLine : undefined}>
            {row.text && <FilledText text={row.text} />}
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
    <div className={clsx(styles.fields, fieldStyles.columns)}>
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
