import type { Role } from '@countersign/answers/field'
import type { Rect } from '@countersign/pdf/coordinates'

export type PlacedType =
  | 'text'
  | 'longtext'
  | 'date'
  | 'money'
  | 'checkbox'
  | 'choice'
  | 'name'
  | 'initials'
  | 'signature'
  | 'signedDate'

/** A rectangle to fill in on a page of an uploaded PDF. */
export interface PdfPlace {
  id: string
  role: Role
  type: PlacedType
  label: string
  required: boolean
  /** From 0. */
  page: number
  /** Visible points, origin at the lower left of the visible page. */
  rect: Rect
  /** Places with the same value show the same answer. */
  answer?: string
  /** Of a choice: what can be chosen, in order. */
  options?: string[]
  /** Of a choice: the place is a box for that option; without it the chosen words are printed. */
  option?: string
  /** Shown only while the place with this id has this answer: an option, `checked` or `unchecked`. */
  showWhen?: { place: string; is: string }
}

export interface Paragraph {
  text: string
  heading: boolean
  rect: Rect
}

export interface PreparedPage {
  /** Visible size in points. */
  width: number
  height: number
  /** In reading order; empty if the page is only an image. */
  paragraphs: Paragraph[]
  /** Positions of printed dollar signs, so that a second one is not drawn beside them. */
  dollars?: Rect[]
  /** Its words are those that are seen on the page. Uploads from before 2026-12 may have others. */
  asSeen?: true
}

/** An uploaded PDF, ready for placing fields. */
export interface PreparedPdf {
  /** The admitted file without its form; values filled in before are page content. */
  pdf: Uint8Array
  title?: string
  pages: PreparedPage[]
  /**
   * Places recognized from the form's fields or from blanks: a first guess for a person to check.
   */
  places: PdfPlace[]
  /** Sentences for the person who uploaded the file. */
  warnings: string[]
}
