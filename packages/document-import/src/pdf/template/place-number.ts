import type { PdfPlace } from '../prepared-pdf.ts'

/** For the key of its field: from 1, in the order of the list; places with one answer have that of the first. */
export function getPlaceNumber({ id, answer }: PdfPlace, places: readonly PdfPlace[]): number {
  const first = places.findIndex((other) => answer !== undefined && other.answer === answer)

  return (first < 0 ? places.findIndex((other) => other.id === id) : first) + 1
}
