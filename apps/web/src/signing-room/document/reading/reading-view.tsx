import type { ReadingNode } from '@countersign/contract'
import { memo } from 'react'
import { FieldControl } from '../../fields/field-control.tsx'
import type { DocumentPlan } from '../../room/room-plan.ts'
import { useMessages } from '../../i18n/messages.tsx'
import { DocumentFields } from './document-fields.tsx'
import { rankHeadings, withoutTitle } from './rank-headings.ts'
import type { Rank } from './rank-headings.ts'
import { RichText } from './rich-text.tsx'
import { SignatureBlocks } from './signature-blocks.tsx'
import styles from './reading.module.css'

/** A form's text as a page to read, with each control where it belongs. Drawn again only when the form changes. */
export const ReadingView = memo(function ReadingView({ plan }: { plan: DocumentPlan }) {
  const t = useMessages()
  const nodes = withoutTitle(plan.document.reading, plan.document.title)
  const ranks = rankHeadings(nodes)

  return (
    <div className={styles.reading} lang="en" data-view-shown="reading">
      {nodes.map((node, index) => (
        <Node key={index} node={node} rank={ranks[index]} plan={plan} />
      ))}
      {plan.unplaced.length > 0 && (
        <div className={styles.fields} role="group" aria-label={t.room.otherAnswers}>
          {plan.unplaced.map((slot) => (
            <FieldControl key={slot.id} slot={slot} />
          ))}
        </div>
      )}
    </div>
  )
})

interface NodeProps {
  node: ReadingNode
  rank: Rank | undefined
  plan: DocumentPlan
}

function Node({ node, rank, plan }: NodeProps) {
  switch (node.kind) {
    case 'heading':
      return <Heading rank={rank} text={node.text} />
    case 'paragraph':
      return (
        <p className={styles.text}>
          <RichText text={node.text} />
        </p>
      )
    case 'clause':
      return <Clause node={node} rank={rank} />
    case 'list':
      return <List ordered={node.ordered} items={node.items} />
    case 'statutory':
      return <Statutory text={node.text} citation={node.citation} />
    case 'facts':
      return <Facts rows={node.rows} />
    case 'fields':
      return <DocumentFields plan={plan} keys={node.keys} />
    case 'signatures':
      return <SignatureBlocks plan={plan} blocks={node.blocks} />
  }
}

function Heading({ rank = 3, text }: { rank: Rank | undefined; text: string }) {
  const Tag = `h${rank}` as const
  return (
    <Tag className={styles.heading}>
      <RichText text={text} />
    </Tag>
  )
}

function Clause({
  node,
  rank,
}: Omit<NodeProps, 'plan'> & { node: ReadingNode & { kind: 'clause' } }) {
  return (
    <div className={styles.clause}>
      {node.title && <Heading rank={rank} text={`${node.number} ${node.title}`} />}
      <p className={styles.text}>
        {!node.title && <span className={styles.number}>{node.number} </span>}
        <RichText text={node.text} />
      </p>
    </div>
  )
}

function List({ ordered, items }: { ordered: boolean; items: string[] }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={styles.list}>
      {items.map((item, index) => (
        <li key={index}>
          <RichText text={item} />
        </li>
      ))}
    </Tag>
  )
}

/** Words that a law prescribes, unchanged and set apart. */
function Statutory({ text, citation }: { text: string; citation: string }) {
  const t = useMessages()
  return (
    <div className={styles.statutory} role="note" aria-label={t.room.lawfulWords}>
      <p className={styles.text}>{text}</p>
      <p className={styles.citation}>{citation}</p>
    </div>
  )
}

function Facts({ rows }: { rows: { label: string; text: string }[] }) {
  return (
    <dl className={styles.answers}>
      {rows.map((row) => (
        <div key={row.label} className={styles.answer}>
          <dt>{row.label}</dt>
          <dd className={row.text === '' ? styles.inkLine : undefined}>{row.text}</dd>
        </div>
      ))}
    </dl>
  )
}
