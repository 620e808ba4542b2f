import { PDF } from '@libpdf/core'
import { getPageView, type Rect } from '@countersign/pdf/coordinates'
import { readNumberEntry } from '@countersign/pdf/resolve'
import { admitPdf, type AdmittedPdf } from '../../inspect/admit-pdf.ts'
import type { InspectOptions } from '../../inspect/inspect-pdf.ts'
import type { FieldPlace, InspectedField } from '../../inspect/inspection.ts'
import { saveDocument } from '@countersign/pdf/document/save-document'
import { cleanTitle } from '../recognize/field-names.ts'
import type { PdfPlace, PreparedPdf } from '../prepared-pdf.ts'
import type { Character } from '../read-text/read-characters.ts'
import { readText, type ReadPage } from '../read-text/read-text.ts'
import { findNearbyText } from '../read-text/find-nearby-text.ts'
import { type Around, readAround, readLead, toBlank } from '../read-text/read-around.ts'
import { readRules } from '../read-text/read-rules.ts'
import { linkFacts } from '../recognize/link-facts.ts'
import { markBlanks } from '../recognize/mark-blanks.ts'
import { recognizeBlanks } from '../recognize/recognize-blanks.ts'
import { type FindNearbyText, recognizePlaces } from '../recognize/recognize-places.ts'
import { describeLostParts } from './describe-lost-parts.ts'
import { isFilled, flattenForm } from './flatten-form.ts'
import { removeHiddenText, type SeenPdf } from '../hidden-text/remove-hidden-text.ts'
import { formatList } from '../../inspect/content/format-list.ts'
import { flattenNotes } from './flatten-notes.ts'

/**
 * Admits a PDF that is to become a form: flattens its form, removes text that nobody sees, recognizes
 * fields (or blanks, if there is no form) and reads the text of its pages. Throws `InspectionError`. Use `preparePdfInWorker`
 * for untrusted files.
 */
export async function preparePdf(
  bytes: Uint8Array,
  options: InspectOptions = {},
): Promise<PreparedPdf> {
  const admitted = await admitPdf(bytes, options)
  const { fields } = admitted.inspection
  const title = cleanTitle(admitted.inspection.title)
  const { pdf: flat, kept, warnings } = await flatten(admitted)
  const { pdf, hidden, tooComplex } = await removeHiddenText(flat)
  const readable = await PDF.load(pdf)
  const read = await readText(readable, pdf, tooComplex)
  const marked = fields.length > 0 ? read : await markAll(read, readable, pdf)
  const found = findPlaces(fields, marked)

  return {
    pdf,
    ...(title === undefined ? {} : { title }),
    pages: read.map(({ page }) => ({ ...page, asSeen: true })),
    places: linkFacts(found.places, readAll(found.places, marked)),
    warnings: [
      ...admitted.warnings.map(({ message }) => message),
      ...describeFieldWarnings(fields, kept),
      ...warnings,
      ...describeHiddenText({ hidden, tooComplex }),
      ...found.warnings,
    ],
  }
}

/** With underscores for the blanks of a file without a form. */
async function markAll(
  read: readonly ReadPage[],
  readable: PDF,
  bytes: Uint8Array,
): Promise<ReadPage[]> {
  const pages = readable.getPages()
  const units = pages.map(({ dict }) => readNumberEntry(readable, dict, 'UserUnit') ?? 1)
  const rules = await readRules(bytes, units)
  const views = pages.map((page) => getPageView(readable, page))

  return read.map((page, index) => {
    const boxes = rules[index]?.flatMap((box) => views[index]?.toViewRect(box) ?? [])
    return { ...page, characters: markBlanks(page.characters, boxes ?? []) }
  })
}

function readAll(places: readonly PdfPlace[], read: readonly ReadPage[]): Around[] {
  const around = new Map(
    read.flatMap(({ characters }, page) => {
      const own = places.filter((place) => place.page === page)
      const found = readAround(
        characters,
        own.map(({ rect }) => rect),
      )
      return own.map((place, index) => [place, found[index]] as const)
    }),
  )

  return places.map((place) => around.get(place) ?? { before: place.label, after: '' })
}

async function flatten({
  pdf: bytes,
  inspection,
}: AdmittedPdf): Promise<{ pdf: Uint8Array; kept: number; warnings: string[] }> {
  const pdf = await PDF.load(bytes)
  const left = flattenNotes(pdf)
  const { writer, kept, lost } = flattenForm(pdf, inspection.fields)

  return {
    pdf: await saveDocument(pdf, writer),
    kept,
    warnings: [...left, ...describeLostParts(lost)],
  }
}

function findPlaces(
  fields: readonly InspectedField[],
  read: readonly ReadPage[],
): { places: PdfPlace[]; warnings: string[] } {
  const filled = fields.filter(isFilled).flatMap(({ places }) => places)
  const pages = read.map(({ characters }, index) => [
    ...characters.filter((letter) => !filled.some((place) => isIn(place, index + 1, letter))),
    ...listBlanks(fields, index + 1).map((rect) => toBlank(rect, characters)),
  ])
  const findNearby: FindNearbyText = ({ page, rect }, box) => {
    const characters = pages[page - 1] ?? []
    return findNearbyText(characters, rect, box) || (box ? '' : readLead(characters, rect))
  }
  if (fields.length > 0) {
    const open = fields.filter((field) => !isFilled(field))
    return { places: recognizePlaces(open, findNearby), warnings: [] }
  }

  const places = recognizeBlanks(read, findNearby)
  const warning =
    'The PDF has no form fields. The blanks on its pages became fields. Check each one.'
  return { places, warnings: places.length > 0 ? [warning] : [] }
}

/** What was filled in names no other field. */
function isIn({ page, rect }: FieldPlace, ofPage: number, letter: Character): boolean {
  const [x, y] = [letter.rect.x - rect.x, letter.rect.y + letter.rect.height / 2 - rect.y]

  return page === ofPage && x >= 0 && x < rect.width && y >= 0 && y < rect.height
}

/** Fields stand between words as rows of underscores do. */
function listBlanks(fields: readonly InspectedField[], page: number): Rect[] {
  return fields
    .filter(({ type }) => type === 'text' || type === 'dropdown')
    .flatMap(({ places }) => places)
    .filter((place) => place.page === page)
    .map(({ rect }) => rect)
}

function describeFieldWarnings(fields: readonly InspectedField[], kept: number): string[] {
  const open = fields.filter((field) => field.calculated && field.places.length > 0)
  const groups = fields.some(({ type, places }) => type === 'radio' && places.length > 1)

  return [
    ...(kept > 0
      ? [
          `${kept === 1 ? 'One field was' : `${kept} fields were`} already filled out. The contents were kept as part of the page.`,
        ]
      : []),
    ...(open.length > 0
      ? [
          `Nothing calculates these fields anymore. Choose who fills them out: ${formatList(open.map(({ name }) => `“${name}”`))}.`,
        ]
      : []),
    ...(groups ? ['Check what each box of a choice stands for.'] : []),
  ]
}

const maxWords = 80

function describeHiddenText({ hidden, tooComplex }: Omit<SeenPdf, 'pdf'>): string[] {
  const list = hidden.map(({ page, words }) => {
    const shown = words.length > maxWords ? `${words.slice(0, maxWords).trimEnd()}…` : words
    return `“${shown}” (page ${page})`
  })

  return [
    ...(hidden.length > 0
      ? [`Text that nobody can see on the page was removed: ${formatList(list)}.`]
      : []),
    ...(tooComplex.length > 0
      ? [
          `Page ${formatList(tooComplex)} has too many lines and areas for its text to be read. It is shown as a picture only.`,
        ]
      : []),
  ]
}
