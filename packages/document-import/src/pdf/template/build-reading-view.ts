import type { ReadingNode } from '@countersign/pdf/template'
import type { PlacedField } from './create-fields.ts'
import type { Paragraph, PreparedPage } from '../prepared-pdf.ts'

export interface ReadingInput {
  title: string
  description: string
  pages: readonly PreparedPage[]
  fields: readonly PlacedField[]
}

/**
 * Reading view of the PDF's own text, page by page, with each field after the text that it belongs
 * to. A field with several places appears once, at the first.
 */
export function buildReadingView({
  title,
  description,
  pages,
  fields,
}: ReadingInput): ReadingNode[] {
  const asked = new Set<string>()

  return [
    { kind: 'heading', level: 1, text: escapeBold(title) },
    ...(description === '' ? [] : [{ kind: 'paragraph', text: escapeBold(description) } as const]),
    {
      kind: 'paragraph',
      text: 'This is the text of the PDF that you sign. Open the PDF to see its pages.',
    },
    ...pages.flatMap((page, index) => buildPage(page, index, { pages, fields, asked })),
  ]
}

interface Reading {
  pages: readonly PreparedPage[]
  fields: readonly PlacedField[]
  /** Keys of fields that are already in the reading view. */
  asked: Set<string>
}

function buildPage(page: PreparedPage, index: number, reading: Reading): ReadingNode[] {
  const { paragraphs } = page
  const afterParagraph = new Map<number, PlacedKey[]>()
  for (const placed of listFieldsOnPage(index, reading)) {
    const at = findParagraphBefore(paragraphs, placed)
    afterParagraph.set(at, [...(afterParagraph.get(at) ?? []), placed])
  }
  const after = (at: number) => toFieldsNode(afterParagraph.get(at) ?? [], reading.asked)

  return [
    ...(reading.pages.length > 1
      ? [{ kind: 'heading', level: 2, text: `Page ${index + 1}` } as const]
      : []),
    ...describePage(page),
    ...after(-1),
    ...paragraphs.flatMap((paragraph, at) => [toNode(paragraph), ...after(at)]),
  ]
}

function describePage({ paragraphs }: PreparedPage): ReadingNode[] {
  return paragraphs.length === 0
    ? [{ kind: 'paragraph', text: 'This page is an image. Open the PDF to read it.' }]
    : []
}

interface PlacedKey {
  key: string
  rect: PlacedField['at'][number]['rect']
}

function listFieldsOnPage(page: number, { fields }: Reading): PlacedKey[] {
  return fields.flatMap(({ field, at }) =>
    at.filter((place) => place.page === page).map(({ rect }) => ({ key: field.key, rect })),
  )
}

/** Index of the paragraph beside the place, or else the one above it; -1 if there is none. */
function findParagraphBefore(paragraphs: readonly Paragraph[], { rect }: PlacedKey): number {
  const middle = rect.y + rect.height / 2
  const beside = paragraphs
    .map((paragraph, index) => ({ index, far: horizontalDistance(paragraph, rect), paragraph }))
    .filter(({ paragraph }) => covers(paragraph, middle))
    .sort((one, other) => one.far - other.far)[0]
  if (beside) {
    return beside.index
  }

  const above = paragraphs
    .map((paragraph, index) => ({ index, far: paragraph.rect.y - middle }))
    .filter(({ far }) => far > 0)
    .sort((one, other) => one.far - other.far)[0]
  return above?.index ?? -1
}

function covers({ rect }: Paragraph, y: number): boolean {
  return y >= rect.y && y <= rect.y + rect.height
}

/** Text on the left usually describes a place, so distance to text on the right counts more. */
function horizontalDistance({ rect }: Paragraph, place: PlacedKey['rect']): number {
  if (rect.x > place.x + place.width) {
    return (rect.x - place.x - place.width) * 3
  }

  return Math.max(0, place.x - rect.x - rect.width)
}

function toFieldsNode(placed: PlacedKey[], asked: Set<string>): ReadingNode[] {
  const keys = placed
    .toSorted((one, other) =>
      Math.abs(one.rect.y - other.rect.y) < 6
        ? one.rect.x - other.rect.x
        : other.rect.y - one.rect.y,
    )
    .map(({ key }) => key)
    .filter((key, index, all) => all.indexOf(key) === index && !asked.has(key))
  keys.forEach((key) => asked.add(key))

  return keys.length > 0 ? [{ kind: 'fields', keys }] : []
}

function toNode({ text, heading }: Paragraph): ReadingNode {
  return heading
    ? { kind: 'heading', level: 3, text: escapeBold(text) }
    : { kind: 'paragraph', text: escapeBold(text) }
}

/** Two asterisks would start bold type in a reading view. */
function escapeBold(text: string): string {
  return text.replaceAll('**', '*')
}
