import { ours } from '../builders/blocks.ts'
import type { Field, FieldOption, Role } from '@countersign/answers/field'
import type { ReadingNode } from '@countersign/pdf/template'
import { describeForm } from '../compile/compile-form.ts'
import type { FormDefinition } from '../form-definition.ts'
import { describeReview } from '../reviewed.ts'

/** Two residents, so that what only several residents see is in it. */
const signerCount = 2

/** A form's whole text as Markdown, for a lawyer: with the numbers of its clauses and all questions. */
export function writeFormText(definition: FormDefinition): string {
  const { fields, reading } = describeForm(definition, { signerCount }).template
  const [title, ...nodes] = reading

  return `${[
    title ? writeNode(title, fields) : `# ${definition.title}`,
    writeFacts(definition),
    ...nodes.map((node) => writeNode(node, fields)),
    writeInternalQuestions(fields),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`
}

function writeFacts(definition: FormDefinition): string {
  const { number, edition, revisedOn, jurisdiction, deliveryClass, sources } = definition
  const replaced = Object.entries(definition.replacedIn ?? {}).map(
    ([state, { title }]) => `${state}: ${title}`,
  )

  return writeRows([
    ['Catalog number', String(number)],
    ['Edition', `${edition}, revised on ${revisedOn}`],
    ['Review', describeReview(definition.review)],
    ['Applies in', jurisdiction === 'US' ? 'every state' : jurisdiction.join(', ')],
    ...(replaced.length > 0
      ? [['Refused where a law prescribes', replaced.join('; ')] as const]
      : []),
    ['Delivery class', deliveryClass],
    ['Laws', sources.join('; ')],
    ['Use', definition.useWhen],
  ])
}

function writeRows(rows: readonly (readonly [string, string])[]): string {
  return [
    '| | |',
    '| --- | --- |',
    ...rows.map((row) => `| ${row.map(inCell).join(' | ')} |`),
  ].join('\n')
}

function inCell(text: string): string {
  return text.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, ' ')
}

function writeNode(node: ReadingNode, fields: readonly Field[]): string {
  switch (node.kind) {
    case 'heading':
      return `${'#'.repeat(node.level)} ${node.text}`
    case 'paragraph':
      return node.text
    case 'clause':
      return `**${[node.number, node.title].filter(Boolean).join(' ')}** ${node.text}`
    case 'list':
      return node.items.map((item, at) => `${node.ordered ? `${at + 1}.` : '-'} ${item}`).join('\n')
    case 'statutory':
      return [
        ...node.text.split('\n').map((line) => `> ${line}`),
        '>',
        `> (${node.citation}${node.citation.endsWith(ours) ? '' : ', word for word'})`,
      ].join('\n')
    case 'facts':
      return node.rows
        .map(({ label, text }) => `- ${label}: ${text || '(filled in on paper)'}`)
        .join('\n')
    case 'fields':
      return node.keys
        .map((key) =>
          writeField(
            fields.find((field) => field.key === key),
            fields,
          ),
        )
        .join('\n')
    case 'signatures':
      return node.blocks.map(({ label }) => `- ${label}: signature, name, date`).join('\n')
  }
}

function writeField(field: Field | undefined, fields: readonly Field[]): string {
  if (!field) {
    return ''
  }
  const { label, type, required, requiredIf, options, columns, help, textOf } = field
  if (textOf) {
    return writeTexts(label, textOf, fields)
  }
  const details = [
    type,
    required ? 'required' : requiredIf ? 'required in some cases' : 'optional',
    `filled in by ${describeRole(field.role)}`,
    options && `one of: ${options.map(writeOption).join(' / ')}`,
    columns && `columns: ${columns.map((column) => column.label).join(', ')}`,
  ]

  return `- [ ${label} ] (${details.filter(Boolean).join('; ')})${help ? ` – ${help}` : ''}`
}

function writeOption({ label, states }: FieldOption): string {
  return states ? `${label} (${states.join(', ')})` : label
}

/** Each text, after the answer with which it is printed. */
function writeTexts(
  label: string,
  { key, texts, otherwise }: NonNullable<Field['textOf']>,
  fields: readonly Field[],
): string {
  const source = fields.find((field) => field.key === key)
  const name = (value: string) =>
    source?.options?.find((option) => option.value === value)?.label ?? value
  const rows = Object.entries(texts).map(([value, words]) => [name(value), words] as const)
  const all = [...rows, ...(otherwise === undefined ? [] : [['otherwise', otherwise] as const])]

  return [
    `- ${label}, printed by “${source?.label ?? key}”:`,
    ...all.map(([value, words]) => `  - ${value}: ${words.replaceAll('\n', ' / ')}`),
  ].join('\n')
}

function describeRole(role: Role): string {
  const [, resident] = /^TT(\d)$/.exec(role) ?? []

  return resident ? `resident ${resident}` : role.startsWith('LL') ? 'the owner' : role
}

/** Asked for the checks and never printed. */
function writeInternalQuestions(fields: readonly Field[]): string {
  const internal = fields.filter((field) => field.internal)
  if (internal.length === 0) {
    return ''
  }

  return ['## Asked, not printed', ...internal.map((field) => writeField(field, fields))].join(
    '\n\n',
  )
}
