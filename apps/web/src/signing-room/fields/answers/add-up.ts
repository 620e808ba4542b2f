import type {
  Answer,
  CellPart,
  RoomColumn,
  RoomDocument,
  RoomField,
  SumPart,
  TableRow,
} from '@countersign/contract'
import { isTable } from './answer-shape.ts'

type Answers = Readonly<Record<string, Answer>>

/**
 * The answers with all that adds itself up, while somebody types and before the server has said it. The
 * server's own sums stand as soon as it has.
 */
export function withSums(documents: readonly RoomDocument[], answers: Answers): Answers {
  const added: Record<string, Answer> = { ...answers }
  for (const { fields } of documents) {
    const form = { byKey: new Map(fields.map((field) => [field.key, field])), added }
    for (const field of fields.filter(hasComputedCells)) {
      fillCells(field, form)
    }
    for (const field of fields.filter(({ sumOf }) => sumOf)) {
      addUp(field, form)
    }
  }
  return added
}

interface Form {
  byKey: ReadonlyMap<string, RoomField>
  added: Record<string, Answer>
}

function hasComputedCells({ columns = [] }: RoomField): boolean {
  return columns.some(({ sumOf }) => sumOf)
}

function addUp(field: RoomField, form: Form): void {
  const sum = sumOf(field, form, [])
  if (sum === undefined) {
    Reflect.deleteProperty(form.added, field.answerKey)
  } else {
    form.added[field.answerKey] = sum
  }
}

/** A sum that would need itself counts as nothing. */
function sumOf(field: RoomField, form: Form, within: readonly string[]): number | undefined {
  if (!field.sumOf) {
    const answer = form.added[field.answerKey]
    return typeof answer === 'number' ? answer : undefined
  }
  if (within.includes(field.key)) {
    return undefined
  }

  const parts = field.sumOf.flatMap((part) => amountsOf(part, form, [...within, field.key]))
  const nothing = field.required ? 0 : undefined
  return parts.length > 0 ? Math.max(0, total(parts)) : nothing
}

function amountsOf(part: SumPart, form: Form, within: readonly string[]): number[] {
  const { key, column, where, minus, orElse = '' } = part
  const sumAt = (other: string) => {
    const field = form.byKey.get(other)
    return field && sumOf(field, form, within)
  }
  const rows = rowsAt(key, form).filter(
    (row) => !where || where.in.includes(said(row, where.column)),
  )
  const found =
    column === undefined ? [sumAt(key) ?? sumAt(orElse)] : rows.map((row) => row[column])

  return found.filter((cell) => typeof cell === 'number').map((cell) => (minus ? -cell : cell))
}

function said(row: TableRow, column: string): string {
  return String(row[column] ?? '')
}

function rowsAt(key: string, { byKey, added }: Form): TableRow[] {
  const answer = added[byKey.get(key)?.answerKey ?? '']
  return isTable(answer) ? answer : []
}

function fillCells({ key, answerKey, columns = [] }: RoomField, form: Form): void {
  const rows = rowsAt(key, form)
  if (rows.length > 0) {
    form.added[answerKey] = rows.map((row, index) => {
      const upTo = rows.slice(0, index + 1)
      const cells = columns.flatMap((column) =>
        column.sumOf ? [[column.key, cellOf(column, upTo, form)] as const] : [],
      )
      return { ...row, ...Object.fromEntries(cells) }
    })
  }
}

/** Of the last of these rows; empty where none of its own cells is answered. */
function cellOf({ sumOf: parts = [] }: RoomColumn, rows: TableRow[], form: Form): number | null {
  const [row] = rows.slice(-1)
  const answered = parts.some((part) => 'column' in part && typeof row?.[part.column] === 'number')

  return answered ? total(parts.map((part) => cellPart(part, rows, form))) : null
}

function cellPart(part: CellPart, rows: TableRow[], { byKey, added }: Form): number {
  const sign = part.minus ? -1 : 1
  if ('key' in part) {
    return sign * numberIn(added[byKey.get(part.key)?.answerKey ?? ''])
  }

  const counted = part.running ? rows : rows.slice(-1)
  return sign * total(counted.map((each) => numberIn(each[part.column])))
}

function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
