import { InspectionError } from '../inspection-error.ts'

/** For content that readers could not show completely: of a page, from 1, or of a drawing. */
export function createDamagedError(page: number | undefined): InspectionError {
  const location = page === undefined ? 'A part of this PDF' : `Page ${page} of this PDF`
  return new InspectionError(
    'damaged',
    `${location} is damaged and cannot be displayed completely. Save or print the file as a new PDF and try again.`,
  )
}
