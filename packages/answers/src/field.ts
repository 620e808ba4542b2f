/**
 * What a document asks, of whom, and in which shape the answer is stored.
 *
 * A key is `role "." path [":" occurrence]`, for example `LLEdit.rent.monthly`, `TT1.signature`,
 * `TT2.initials:lateFee`. In a PDF the AcroForm name is the same string with ":" written as "__".
 */

/**
 * LLEdit fills in the packet before it is sent; TT1 to TT4 are the residents; LL2 and LL3 are co-owners,
 * who sign after them; LLSign countersigns last.
 */
export const roles = ['LLEdit', 'TT1', 'TT2', 'TT3', 'TT4', 'LL2', 'LL3', 'LLSign'] as const
export type Role = (typeof roles)[number]

/** The residents, in the order in which the owner added them. */
export const residentRoles = ['TT1', 'TT2', 'TT3', 'TT4'] as const
export type ResidentRole = (typeof residentRoles)[number]

/** Owners beside the one who made the packet, in the order in which they were added. */
export const coOwnerRoles = ['LL2', 'LL3'] as const
export type CoOwnerRole = (typeof coOwnerRoles)[number]

/** Everyone who signs. LLEdit never does. */
export type SignerRole = ResidentRole | CoOwnerRole | 'LLSign'

/** Those who sign through a link of their own, without an account. */
export type LinkSignerRole = ResidentRole | CoOwnerRole

export function isResidentRole(role: Role): role is ResidentRole {
  return residentRoles.some((resident) => resident === role)
}

export function isCoOwnerRole(role: Role): role is CoOwnerRole {
  return coOwnerRoles.some((owner) => owner === role)
}

export function signsByLink(role: Role): role is LinkSignerRole {
  return role !== 'LLEdit' && role !== 'LLSign'
}

export const fieldTypes = [
  'text',
  'longtext',
  'name',
  'date',
  'time',
  'money',
  'percent',
  'integer',
  'select',
  'radio',
  'yesno',
  'checkbox',
  'checkboxGroup',
  'table',
  'photos',
  'address',
  'phone',
  'email',
  'initials',
  'signature',
  'signedDate',
] as const
export type FieldType = (typeof fieldTypes)[number]

export const columnTypes = ['text', 'date', 'money', 'integer', 'select', 'checkbox'] as const
type ColumnType = (typeof columnTypes)[number]

export interface FieldOption {
  value: string
  label: string
  /** Offered only for homes in these states. */
  states?: readonly string[]
}

export interface TableColumn {
  key: string
  label: string
  type: ColumnType
  required?: boolean
  options?: FieldOption[]
  maxLength?: number
  /** Share of the table's width, relative to the other columns. */
  weight?: number
  /** Computed, never typed: the sum of these, in the column's own unit (money: integer cents). */
  sumOf?: readonly CellPart[]
  /** Printed on a second line of its row, for texts that need space. */
  below?: true
  /** Where the table continues a signed record (`Field.continues`): shows what stands there, never typed. */
  recorded?: true
  /** Key of a column: this day cannot be before the day in that column of the same row. */
  notBefore?: string
  /** As `Field.past`. */
  past?: true
}

/** One summand of a computed cell: a column of the same row, or a field of the same form. */
type CellPart =
  | { column: string; minus?: true; /** Of this row and of all rows above it. */ running?: true }
  | { key: string; minus?: true }

/** One summand of a computed answer; an unanswered one adds nothing. */
export interface SumPart {
  /** A field of the same form. */
  key: string
  /** In a table: the column whose cells are added. */
  column?: string
  /** In a table: only the rows whose cell in this column has one of these values. */
  where?: { column: string; in: readonly string[] }
  /** Subtracted instead of added. */
  minus?: true
  /** Key of the field that is used where this one is unanswered. */
  orElse?: string
}

/** True when the answer to the field with this key is, or contains, one of these values. */
export interface Condition {
  key: string
  in: readonly (string | boolean)[]
  /** True as well when the answer is any text but “none”. */
  answered?: true
  /** True as well while there is no answer: a box that nobody has checked. */
  unanswered?: true
}

export interface Field {
  key: string
  role: Role
  type: FieldType
  label: string
  help?: string
  required: boolean
  /** Required also while this is true. */
  requiredIf?: Condition
  /**
   * Asked, required and printed only while this is true. It names a field that is always shown. An answer
   * given before stays stored.
   */
  showIf?: Condition
  /** `packet`: one answer for every form of the packet that has this key. `form`: one per document. */
  scope: 'packet' | 'form'
  /** Source of the first answer: a path into the prefill facts, such as `property.street`. */
  prefill?: string
  /**
   * The first answer where neither a fact nor an earlier packet gives one: what most owners agree on. Shown
   * as such, and free to change. Never a statement, an amount or a waiver.
   */
  usual?: string | number
  /** A day on which something has happened: a later one than today gets a warning. */
  past?: true
  /** Asked for the checks before printing; never printed. Only a locked one may be on a form that somebody signs. */
  internal?: boolean
  /** A locked answer is printed and cannot be changed by anyone. */
  locked?: boolean
  options?: FieldOption[]
  columns?: TableColumn[]
  /** Tables: the rows shown at first, the most rows that fit, and the cells that the form fills in. */
  rows?: { initial: number; max: number; first?: readonly Record<string, string>[] }
  /**
   * Tables: key of the owner's table about whose rows this one speaks, row by row. Printed as one column
   * of that table.
   */
  rowsOf?: string
  /**
   * Tables: while `when` is true, this one continues the same table of a signed record, in which `of` was
   * true. `source` is the key of the answer that says which record it is, `photos` of the one with its
   * photos; both are locked.
   */
  continues?: { when: Condition; of: Condition; source: string; photos: string }
  /** Photos: key of the table whose first column names the rooms that they may show. */
  photosOf?: string
  min?: number
  max?: number
  maxLength?: number
  /** Words that the answer contains, in upper or lower case: a box that takes only the text of a law. */
  contains?: readonly string[]
  /**
   * Computed, never typed: the sum of these in the field's own unit (money: integer cents), at least
   * zero. If no part is answered there is no sum, or 0 where the field is required. On a date: the day
   * of the first part, and as many days later as the other parts say; see `computeLastDay`.
   */
  sumOf?: readonly SumPart[]
  /**
   * Computed, never typed: the text that belongs to the answer at `key`, else `otherwise`. For words that
   * a form prints only if something was chosen, or only in some states.
   */
  textOf?: { key: string; texts: Readonly<Record<string, string>>; otherwise?: string }
  /** The answer is printed in at least this many points. */
  points?: number
  /** The answer is printed in boldface. */
  bold?: true
  /** On a computed date: while this is true, Saturdays and Sundays are not counted. */
  courtDaysIf?: Condition
  /** Key of a field: this day cannot be before, or after, the day answered there. */
  notBefore?: string
  notAfter?: string
  /** Key of a field: this day must be later than the day answered there. */
  after?: string
  /**
   * Key under which the owner's answer from an earlier packet for the same rental unit is offered
   * again. Absent on most fields: facts that somebody states or promises once are asked each time.
   */
  carriedFrom?: string
  /** Money: the page already has the dollar sign printed in front. */
  signPrinted?: boolean
  /** The page has neither label nor line: both the label and the answer are printed, or neither. */
  labelWithAnswer?: true
  /** The document's heading above this field; groups the questions on the fill page. */
  section?: string
}
