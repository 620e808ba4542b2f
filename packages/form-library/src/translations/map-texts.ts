import type { FieldOption } from '@countersign/answers/field'
import type { Block, FieldSpec, FormDefinition } from '../form-definition.ts'

/** Gets a text's key, the same in every edition while its place stays, and the English text. */
export type TextMapper = (key: string, english: string) => string

/**
 * A copy of a form in which every text that signers read is replaced. Its structure stays the same, so
 * both expand to the same pieces. A key names the section and the clause (`rent/late-charges.text`), or
 * the field (`LLEdit.rent.monthly.label`); a key that occurs again with other words gets a number.
 */
export function mapTexts(definition: FormDefinition, map: TextMapper): FormDefinition {
  const unique = createUniqueKeys()
  const text: TextMapper = (key, english) => map(unique(key, english), english)

  return {
    ...definition,
    title: text('title', definition.title),
    description: text('description', definition.description),
    body: mapBlocks(definition.body, '', text),
  }
}

function createUniqueKeys(): TextMapper {
  const taken = new Map<string, string>()

  return (wanted, english) => {
    let key = wanted
    for (let count = 2; (taken.get(key) ?? english) !== english; count += 1) {
      key = `${wanted}-${count}`
    }
    taken.set(key, english)
    return key
  }
}

function mapBlocks(blocks: readonly Block[], path: string, text: TextMapper): Block[] {
  return blocks.map((block) => mapBlock(block, path, text))
}

function mapBlock(block: Block, path: string, text: TextMapper): Block {
  switch (block.kind) {
    case 'section': {
      const inner = path ? `${path}/${slug(block.title)}` : slug(block.title)
      const title = text(inner, block.title)
      return { ...block, title, body: mapBlocks(block.body, inner, text) }
    }
    case 'clause': {
      const key = `${path}/${slug(block.title)}`
      const title = block.title && text(key, block.title)
      return { ...block, title, text: text(`${key}.text`, block.text) }
    }
    case 'note':
      return { ...block, text: text(`${path}.${block.kind}`, block.text) }
    case 'paragraph':
    case 'statutory':
      return {
        ...block,
        text: text(`${path}.${block.kind}`, block.text),
        ...(block.blanks && { blanks: block.blanks.map((blank) => mapField(blank, text)) }),
      }
    case 'list':
      return {
        ...block,
        ...(block.blanks && { blanks: block.blanks.map((blank) => mapField(blank, text)) }),
        items: block.items.map((item, index) => text(`${path}.item-${index + 1}`, item)),
      }
    case 'facts':
      return {
        ...block,
        rows: block.rows.map((row) => ({
          label: text(`${path}.fact`, row.label),
          text: row.text && text(`${path}.fact-text`, row.text),
        })),
      }
    case 'fields':
      return { ...block, fields: block.fields.map((field) => mapField(field, text)) }
    case 'initials':
      return { ...block, label: text(`initials.${block.occurrence}`, block.label) }
    case 'signatures':
      return { ...block, ...mapSignatures(block, path, text) }
    case 'inkLines':
      return { ...block, captions: mapCaptions(block.captions, path, text) }
    case 'newPage':
      return block
    case 'counted':
    case 'perResident':
      return { ...block, body: mapBlocks(block.body, path, text) }
  }
}

type SignaturesBlock = Extract<Block, { kind: 'signatures' }>

function mapSignatures({ text: words, set }: SignaturesBlock, path: string, text: TextMapper) {
  const { residentsAre } = set

  return {
    text: text(`${path}.signatures`, words),
    set: residentsAre ? { ...set, residentsAre: text('signer', residentsAre) } : set,
  }
}

function mapCaptions(
  [first, second, third]: readonly [string, string, string],
  path: string,
  text: TextMapper,
): [string, string, string] {
  const caption = (words: string) => words && text(`${path}.line`, words)

  return [caption(first), caption(second), caption(third)]
}

function mapField(field: FieldSpec, text: TextMapper): FieldSpec {
  const { key, label, help, options, columns, rows, textOf } = field
  const mapped = {
    ...field,
    label: text(`${key}.label`, label),
    ...(help && { help: text(`${key}.help`, help) }),
    ...(options && { options: mapOptions(options, `${key}.option`, text) }),
    ...(textOf && { textOf: mapTextOf(textOf, key, text) }),
    ...(columns && {
      columns: columns.map((column) => ({
        ...column,
        label: text(`${key}.column.${column.key}`, column.label),
        ...(column.options && {
          options: mapOptions(column.options, `${key}.column.${column.key}.option`, text),
        }),
      })),
    }),
  }

  return rows?.first
    ? { ...mapped, rows: { ...rows, first: rows.first.map((row) => mapRow(row, key, text)) } }
    : mapped
}

function mapOptions(options: readonly FieldOption[], key: string, text: TextMapper) {
  return options.map((option) => ({
    ...option,
    label: text(`${key}.${option.value}`, option.label),
  }))
}

function mapTextOf(
  { texts, otherwise, ...of }: NonNullable<FieldSpec['textOf']>,
  key: string,
  text: TextMapper,
) {
  const map = ([choice, words]: [string, string]) => [
    choice,
    words && text(`${key}.text.${choice}`, words),
  ]

  return {
    ...of,
    texts: Object.fromEntries(Object.entries(texts).map(map)),
    ...(otherwise !== undefined && { otherwise: text(`${key}.text`, otherwise) }),
  }
}

function mapRow(row: Record<string, string>, key: string, text: TextMapper) {
  return Object.fromEntries(
    Object.entries(row).map(([column, cell]) => [column, cell && text(`${key}.row`, cell)]),
  )
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
}
