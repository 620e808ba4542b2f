/**
 * A postal address. `state` is one of `usStates`; `zip` has 5 digits. Empty parts are ''. Where there
 * is a `country`, it is not the United States: `city` has the region too, `state` is '' and `zip` is the
 * postal code of that country, if any.
 */
export interface Address {
  street: string
  unit?: string
  city: string
  state: string
  zip: string
  country?: string
}

export interface Point {
  x: number
  y: number
}

/** The handwriting fonts of a typed signature; the first is the default. */
export const handNames = ['caveat', 'dancing-script', 'homemade-apple'] as const
export type HandName = (typeof handNames)[number]

/**
 * A signature or initials as adopted: text in a handwriting font, strokes in the pad's own units with
 * y pointing down, or the ink of an uploaded picture (PNG in base64) with the text that it shows.
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
 * checkbox: true or false; checkboxGroup: option values; table: rows; photos: rows, each a Photo; address: an Address;
 * phone: E.164 (`;ext=` for an extension); email: the address; signature, initials: a Mark; signedDate: an ISO 8601 UTC instant.
 */
export type Answer = string | number | boolean | string[] | TableRow[] | Address | Mark

/** Answers by field key within one form, or by answer key within a packet. */
export type Answers = Record<string, Answer>

export function isMark(answer: Answer | undefined): answer is Mark {
  return typeof answer === 'object' && !Array.isArray(answer) && 'kind' in answer
}

export function isAddress(answer: Answer | undefined): answer is Address {
  return typeof answer === 'object' && !Array.isArray(answer) && 'street' in answer
}

/** At least one row; an empty array is neither a table nor anything else. */
export function isTable(answer: Answer | undefined): answer is TableRow[] {
  return Array.isArray(answer) && typeof answer[0] === 'object'
}

/** The option values of a group of checkboxes. */
export function isChoices(answer: Answer | undefined): answer is string[] {
  return Array.isArray(answer) && answer.every((item) => typeof item === 'string')
}

/** Compares by JSON text; `null` and `undefined` both mean "no answer". */
export function isSameAnswer(
  one: Answer | null | undefined,
  other: Answer | null | undefined,
): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
