import { findBlanks } from './find-blanks.ts'
import type { PdfPlace } from '../prepared-pdf.ts'
import type { ReadPage } from '../read-text/read-text.ts'
import { type FindNearbyText, recognizePlaces } from './recognize-places.ts'

/** Minimum and maximum height of a signature in points. */
const signatureHeight = { least: 18, most: 22 }

/** Recognizes the blanks of a file without a form. A first guess for a person to check. */
export function recognizeBlanks(
  read: readonly ReadPage[],
  findNearbyText: FindNearbyText,
): PdfPlace[] {
  const blanks = read.flatMap(({ characters }, index) => findBlanks(characters, index + 1))
  const places = recognizePlaces(blanks, findNearbyText)

  return places
    .map((place) => recognizeSignatureLine(place, places, read))
    .map((place) => (place.type === 'signature' ? growSignature(place, places) : place))
}

function growSignature(place: PdfPlace, all: readonly PdfPlace[]): PdfPlace {
  const { x, y, width } = place.rect
  const above = all
    .filter((other) => other.page === place.page && other.rect.y > y + 1)
    .filter(({ rect }) => rect.x < x + width && rect.x + rect.width > x)
    .map(({ rect }) => rect.y - y)
  const room = Math.min(signatureHeight.most, ...above)

  return { ...place, rect: { ...place.rect, height: Math.max(room, signatureHeight.least) } }
}

/** "Tenant ____ Date ____" near the end of a page is a signature with its date, also twice on one line. */
function recognizeSignatureLine(
  place: PdfPlace,
  all: readonly PdfPlace[],
  read: readonly ReadPage[],
): PdfPlace {
  const line = all
    .filter((other) => other.page === place.page && isOnSameLine(other, place))
    .toSorted((one, other) => one.rect.x - other.rect.x)
  const names = line.filter((other) => other.type === 'name' && isNearEnd(other, read))
  const nameOf = (day: PdfPlace) => names.findLast(({ rect }) => rect.x < day.rect.x) ?? names[0]
  const day = line.find(
    (other) => other.type === 'date' && (other === place || nameOf(other) === place),
  )
  const name = day && nameOf(day)
  if (!name) {
    return place
  }

  const role = name.role === 'LLEdit' ? 'LLSign' : name.role
  if (place === name) {
    return { ...place, type: 'signature', role, required: true }
  }
  return place === day ? { ...place, type: 'signedDate', role } : place
}

/** In the lower half of the page or of its text. */
function isNearEnd({ page, rect }: PdfPlace, read: readonly ReadPage[]): boolean {
  const { height = 0, paragraphs = [] } = read[page]?.page ?? {}
  const above = paragraphs.filter((paragraph) => paragraph.rect.y > rect.y + rect.height)

  return rect.y < height / 2 || above.length > 0.6 * paragraphs.length
}

function isOnSameLine(one: PdfPlace, other: PdfPlace): boolean {
  return Math.abs(one.rect.y - other.rect.y) < 6
}
