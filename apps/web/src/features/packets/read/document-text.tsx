import { clsx } from 'clsx'
import type { PacketText, PacketTextNode } from '@countersign/contract/schemas/packets/packet-text'
import { rankHeadings, withoutTitle, type Rank } from '../../../lib/reading-text.ts'
import { RichText } from '../../../ui/rich-text.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './document-text.module.css'
import factStyles from '../../../ui/facts.module.css'

type Document = PacketText['documents'][number]

export function DocumentText({ document }: { document: Document }) {
  const nodes = withoutTitle(document.nodes, document.title)
  const ranks = rankHeadings(nodes)

  return (
    <article className={styles.document} lang={document.language}>
      <h2>{document.title}</h2>
      {nodes.map((node, index) => (
        <Node key={index} node={node} rank={ranks[index]} />
      ))}
    </article>
  )
}

function Node({ node, rank = 3 }: { node: PacketTextNode; rank: Rank | undefined }) {
  const Heading = `h${rank}` as const
  switch (node.kind) {
    case 'heading':
      return (
        <Heading>
          <RichText text={node.text} />
        </Heading>
      )
    case 'paragraph':
      return (
        <p>
          <RichText text={node.text} />
        </p>
      )
    case 'clause':
      return (
        <>
          {node.title && (
            <Heading>
              {node.number} {node.title}
            </Heading>
          )}
          <p>
            {!node.title && <span>{node.number} </span>}
            <RichText text={node.text} />
          </p>
        </>
      )
    case 'list':
      return <TextList ordered={node.ordered} items={node.items} />
    case 'statutory':
      return (
        <blockquote className={styles.law}>
          <p>{node.text}</p>
          <cite>{node.citation}</cite>
        </blockquote>
      )
    case 'facts':
      return <Answers rows={node.rows} />
  }
}

function TextList({ ordered, items }: { ordered: boolean; items: string[] }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {items.map((item, index) => (
        <li key={index}>
          <RichText text={item} />
        </li>
      ))}
    </Tag>
  )
}

function Answers({ rows }: { rows: { label: string; text: string }[] }) {
  return (
    <dl className={clsx(factStyles.tiles, styles.answers)}>
      {rows.map(({ label, text }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd className={text === '' ? textStyles.soft : undefined}>{text || 'Left blank'}</dd>
        </div>
      ))}
    </dl>
  )
}
