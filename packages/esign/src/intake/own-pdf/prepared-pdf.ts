import type { Role } from '@countersign/answers'
import type { Rect } from '../../pdf/coordinates.ts'

/** What may be asked for at a place of somebody's own PDF. */
export const placedTypes = [
  'text',
  'longtext',
  'date',
  'money',
  'checkbox',
  'name',
  'initials',
  'signature',
  'signedDate',
] as const
export type PlacedType = (typeof placedTypes)[number]

/** One place to fill on a page of somebody's own PDF. */
export interface PdfPlace {
  /** Unique within the form. */
  id: string
  role: Role
  type: PlacedType
  label: string
  required: boolean
  /** From 0. */
  page: number
  /** Points as seen, from the lower left of what is seen of the page. */
  rect: Rect
  /** Places that show one and the same answer share this. */
  answer?: string
}

/** Words of a page that belong together, and where they stand, in points as seen. */
export interface Paragraph {
  text: string
  heading: boolean
  rect: Rect
}

export interface PreparedPage {
  /** As seen, in points. */
  width: number
  height: number
  /** In reading order; empty for a page that is nothing but a picture. */
  paragraphs: Paragraph[]
  /** Where the page has dollar signs, so that none is written beside one. */
  dollars?: Rect[]
  /** Set where the page shows text that could not be taken out of it. */
  incomplete?: boolean
}

/** Somebody's PDF, ready for places to be put on it. */
export interface PreparedPdf {
  /** The admitted file without its own form: what was filled in before is print now. */
  pdf: Uint8Array
  title?: string
  pages: PreparedPage[]
  /** Made of the fields of its form, as far as they were understood. */
  places: PdfPlace[]
  /** Sentences for whoever brought the file. */
  warnings: string[]
}
