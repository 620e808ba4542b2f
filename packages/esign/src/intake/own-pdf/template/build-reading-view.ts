import type { ReadingNode } from '../../../template.ts'
import type { PlacedField } from './create-fields.ts'
import type { Paragraph, PreparedPage } from '../prepared-pdf.ts'

export interface ReadInput {
  title: string
  description: string
  pages: readonly PreparedPage[]
  fields: readonly PlacedField[]
}

/**
 * The PDF's own words as a reading view, page by page, with each field behind the words that it
 * stands among. A field that stands in several places is asked at the first of them.
 */
export function makeReading({ title, description, pages, fields }: ReadInput): ReadingNode[] {
  const asked = new Set<string>()

  return [
    { kind: 'heading', level: 1, text: plain(title) },
    ...(description === '' ? [] : [{ kind: 'paragraph', text: plain(description) } as const]),
    {
      kind: 'paragraph',
      text: 'These are the words of the PDF that you sign, taken from its pages. Open the PDF to see the pages as they are.',
    },
    ...pages.flatMap((page, index) => readPage(page, index, { pages, fields, asked })),
  ]
}

interface Reading {
  pages: readonly PreparedPage[]
  fields: readonly PlacedField[]
  /** Keys of the fields that stand in the reading view already. */
  asked: Set<string>
}

function readPage(page: PreparedPage, index: number, reading: Reading): ReadingNode[] {
  const { paragraphs } = page
  const behind = new Map<number, Standing[]>()
  for (const standing of fieldsOn(index, reading)) {
    const at = paragraphBefore(paragraphs, standing)
    behind.set(at, [...(behind.get(at) ?? []), standing])
  }
  const after = (at: number) => asFields(behind.get(at) ?? [], reading.asked)

  return [
    ...(reading.pages.length > 1
      ? [{ kind: 'heading', level: 2, text: `Page ${index + 1}` } as const]
      : []),
    ...aboutPage(page),
    ...after(-1),
    ...paragraphs.flatMap((paragraph, at) => [toNode(paragraph), ...after(at)]),
  ]
}

function aboutPage({ paragraphs, incomplete }: PreparedPage): ReadingNode[] {
  if (paragraphs.length === 0) {
    return [{ kind: 'paragraph', text: 'This page is a picture. Open the PDF to read it.' }]
  }

  return incomplete
    ? [
        {
          kind: 'paragraph',
          text: 'Some of this page could not be taken out of the PDF. Open the PDF to read all of it.',
        },
      ]
    : []
}

interface Standing {
  key: string
  rect: PlacedField['at'][number]['rect']
}

function fieldsOn(page: number, { fields }: Reading): Standing[] {
  return fields.flatMap(({ field, at }) =>
    at.filter((place) => place.page === page).map(({ rect }) => ({ key: field.key, rect })),
  )
}

/**
 * The paragraph that a place stands in or beside, or else the last one above it; -1 for a place above
 * all words.
 */
function paragraphBefore(paragraphs: readonly Paragraph[], { rect }: Standing): number {
  const middle = rect.y + rect.height / 2
  const beside = paragraphs
    .map((paragraph, index) => ({ index, far: sideways(paragraph, rect), paragraph }))
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

/** How far it is to the side; text on the left names the place, so that on the right counts more. */
function sideways({ rect }: Paragraph, place: Standing['rect']): number {
  if (rect.x > place.x + place.width) {
    return (rect.x - place.x - place.width) * 3
  }

  return Math.max(0, place.x - rect.x - rect.width)
}

/** Left to right within a line, lines from the top. */
function asFields(standing: Standing[], asked: Set<string>): ReadingNode[] {
  const keys = standing
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
    ? { kind: 'heading', level: 3, text: plain(text) }
    : { kind: 'paragraph', text: plain(text) }
}

/** Two asterisks would be bold type in a reading view. */
function plain(text: string): string {
  return text.replaceAll('**', '*')
}
