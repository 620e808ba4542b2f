/**
 * The field scheme: what may be asked for in a document, by whom, and how an answer is stored.
 *
 * A key is `role "." path [":" occurrence]`, for example `LLEdit.rent.monthly`, `TT1.signature`,
 * `TT2.initials:lateFee`. In a PDF the AcroForm name is the same string with ":" written as "__".
 */

export const roles = ['LLEdit', 'TT1', 'TT2', 'TT3', 'TT4', 'LLSign'] as const
export type Role = (typeof roles)[number]

/** A resident's place, by the order in which the owner added them. */
export const residentRoles = ['TT1', 'TT2', 'TT3', 'TT4'] as const
export type ResidentRole = (typeof residentRoles)[number]

/** Those who sign. LLEdit fills before the packet is sent and never signs. */
export type SignerRole = ResidentRole | 'LLSign'

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
  'address',
  'phone',
  'email',
  'initials',
  'signature',
  'signedDate',
] as const
export type FieldType = (typeof fieldTypes)[number]

export interface FieldOption {
  value: string
  label: string
}

/** One column of a table; a cell is a value of a simple type. */
export interface TableColumn {
  key: string
  label: string
  type: 'text' | 'date' | 'money' | 'integer' | 'select' | 'checkbox'
  required?: boolean
  options?: FieldOption[]
  maxLength?: number
  /** Share of the table's width, relative to the other columns. */
  weight?: number
  /** The cell is never typed: these are added up, in the column's own unit (money: integer cents). */
  sumOf?: readonly CellPart[]
  /** A day that cannot lie before the one in this column of the same row. */
  notBefore?: string
}

/** One part of a computed cell: a column of the same row, or a field of the same form. */
type CellPart =
  | { column: string; minus?: true; /** Of this row and of all before it. */ running?: true }
  | { key: string; minus?: true }

/** One part of a computed answer; what is not answered counts nothing. */
export interface SumPart {
  /** A field of the same form and role. */
  key: string
  /** Of a table: the column that is added up. */
  column?: string
  /** Of a table: only the rows whose cell in this column holds one of these values. */
  where?: { column: string; in: readonly string[] }
  /** Taken away instead of added. */
  minus?: true
  /** The field that counts instead where this one is not answered. */
  orElse?: string
}

/** "Required, or shown, when the field with this key holds one of these values." */
export interface Condition {
  key: string
  in: readonly (string | boolean)[]
}

export interface Field {
  key: string
  role: Role
  type: FieldType
  label: string
  help?: string
  required: boolean
  requiredIf?: Condition
  /** `packet`: the same key in any form of the packet is one answer. `form`: local to its document. */
  scope: 'packet' | 'form'
  /** Where the first answer comes from, a path into the prefill context, e.g. `property.street`. */
  prefill?: string
  /** A locked answer is drawn and cannot be changed in a session. */
  locked?: boolean
  options?: FieldOption[]
  columns?: TableColumn[]
  /** Tables: rows shown at first, and the rows that there is room for in the document. */
  rows?: { initial: number; max: number; first?: readonly Record<string, string>[] }
  min?: number
  max?: number
  maxLength?: number
  /**
   * The answer is never typed: these are added up, in the field's own unit (money: integer cents), and
   * never to less than zero. A sum of which no part is answered is no answer, or 0 where it is required.
   */
  sumOf?: readonly SumPart[]
  /** A day that cannot lie before, or after, the one that is answered in the field with this key. */
  notBefore?: string
  notAfter?: string
  /**
   * The key under which the owner's answer of an earlier group for the same home may come again here.
   * Nothing does unless its form says so: what somebody knows or has promised once is asked anew.
   */
  carriedFrom?: string
  /** Money: the page has the dollar sign before the place already. */
  signPrinted?: boolean
  /** The heading in the document under which this answer stands; groups questions on the fill page. */
  section?: string
}

export interface Address {
  street: string
  unit?: string
  city: string
  state: string
  zip: string
}

export interface Point {
  x: number
  y: number
}

/** The hands that a typed signature can be written in; the first where nothing else is said. */
export const handNames = ['caveat', 'dancing-script', 'homemade-apple'] as const
export type HandName = (typeof handNames)[number]

/**
 * A signature or initials as adopted: words in a hand, strokes in the pad's own units with y down, or
 * the ink of an uploaded picture as a PNG in base64, with the words that it stands for.
 */
export type Mark =
  | { kind: 'typed'; text: string; hand?: HandName }
  | { kind: 'drawn'; width: number; height: number; strokes: Point[][] }
  | { kind: 'picture'; png: string; text: string }

export type Cell = string | number | boolean | null
export type TableRow = Record<string, Cell>

/**
 * An answer as stored, by field type:
 * text, longtext, name, select, radio: the string (option value); date: `YYYY-MM-DD`; time: `HH:MM`;
 * money: integer cents; percent: a number such as 5.5; integer: a number; yesno: `yes` or `no`;
 * checkbox: true or false; checkboxGroup: option values; table: rows; address: an Address;
 * phone: E.164; email: the address; signature, initials: a Mark; signedDate: an ISO 8601 UTC instant.
 */
export type Value = string | number | boolean | string[] | TableRow[] | Address | Mark

/** Answers by field key; a key of scope `form` is prefixed in an envelope, see `valueKey`. */
export type Values = Record<string, Value>
