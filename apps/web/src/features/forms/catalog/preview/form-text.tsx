import type { FormReading, ReadingField } from '@countersign/contract/schemas/forms/form-reading'
import type { ReadingNode } from '@countersign/contract/schemas/signing-room/room-document'
import { splitBlanks } from '../../../../lib/reading-text.ts'
import { RichText } from '../../../../ui/rich-text.tsx'
import styles from './form-text.module.css'

export function FormText({ form }: { form: FormReading }) {
  const fields = new Map(form.fields.map((field) => [field.key, field]))

  return (
    <article className={styles.reading} lang={form.language}>
      {form.reading.map((node, index) => (
        <Node key={index} node={node} fields={fields} />
      ))}
    </article>
  )
}

type Fields = ReadonlyMap<string, ReadingField>

function Node({ node, fields }: { node: ReadingNode; fields: Fields }) {
  switch (node.kind) {
    case 'heading':
      return node.level === 1 ? <h3>{node.text}</h3> : <h4>{node.text}</h4>
    case 'paragraph':
      return (
        <p>
          <RichText text={nameBlanks(node.text, fields)} />
        </p>
      )
    case 'clause':
      return (
        <p>
          {node.number} {node.title && <strong>{node.title}. </strong>}
          <RichText text={node.text} />
        </p>
      )
    case 'list':
      return (
        <TextList
          ordered={node.ordered}
          items={node.items.map((item) => nameBlanks(item, fields))}
        />
      )
    case 'statutory':
      return (
        <blockquote className={styles.law}>
          <p>{nameBlanks(node.text, fields)}</p>
          <cite>{node.citation}</cite>
        </blockquote>
      )
    case 'facts':
      return (
        <BlankList
          blanks={node.rows.map(({ label, text }) => (text ? `${label}: ${text}` : label))}
        />
      )
    case 'fields':
      return node.inText ? null : (
        <BlankList blanks={node.keys.map((key) => blankLabel(fields.get(key), key))} />
      )
    case 'signatures':
      return (
        <BlankList blanks={node.blocks.map(({ label }) => `Signature of ${label}, and date`)} />
      )
  }
}

/** Where an answer is printed in a text, its label stands in brackets. */
function nameBlanks(text: string, fields: Fields): string {
  return splitBlanks(text)
    .map((part) => {
      const field = fields.get(part.key ?? '')
      if (field && part.choice !== undefined) {
        return '☐'
      }
      return field ? `[${blankLabel(field, field.key)}]` : part.text
    })
    .join('')
}

function TextList({ ordered, items }: { ordered: boolean; items: string[] }) {
  const rows = items.map((item) => (
    <li key={item}>
      <RichText text={item} />
    </li>
  ))

  return ordered ? <ol>{rows}</ol> : <ul>{rows}</ul>
}

function BlankList({ blanks }: { blanks: string[] }) {
  return (
    <ul className={styles.blanks}>
      {blanks.map((blank, index) => (
        <li key={index}>{blank}</li>
      ))}
    </ul>
  )
}

function blankLabel(field: ReadingField | undefined, key: string): string {
  if (!field) {
    return key
  }
  const choices = (field.columns ?? field.options ?? []).map(({ label }) => label)

  return choices.length > 0 ? `${field.label}: ${choices.join(' · ')}` : field.label
}
