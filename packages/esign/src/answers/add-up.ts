import type {
  Answer,
  Answers,
  Cell,
  Field,
  SumPart,
  TableColumn,
  TableRow,
} from '@countersign/answers'
import { isTable } from './value-shape.ts'

/**
 * One form's answers by field key, with everything that adds itself up as it must be: computed cells
 * first, then sums, of which one may be a part of another. What was given for them counts nothing.
 */
export function addUp(fields: readonly Field[], answers: Answers): Answers {
  const added: Answers = { ...answers }
  for (const field of fields) {
    const table = added[field.key]
    if (field.type === 'table' && isTable(table)) {
      added[field.key] = fillCells(field, table, added)
    }
  }

  const known = new Map<string, number | undefined>()
  for (const field of fields.filter(({ sumOf }) => sumOf)) {
    const sum = sumAt(field.key, { fields, answers: added, known })
    if (sum === undefined) {
      Reflect.deleteProperty(added, field.key)
    } else {
      added[field.key] = sum
    }
  }
  return added
}

interface Sums {
  fields: readonly Field[]
  answers: Answers
  /** What was added up already; a sum that would need itself counts nothing. */
  known: Map<string, number | undefined>
}

function sumAt(key: string, sums: Sums): number | undefined {
  const field = sums.fields.find((other) => other.key === key)
  if (!field?.sumOf) {
    const answer = sums.answers[key]
    return typeof answer === 'number' ? answer : undefined
  }
  if (sums.known.has(key)) {
    return sums.known.get(key)
  }

  sums.known.set(key, undefined)
  const parts = field.sumOf.flatMap((part) => amountsOf(part, sums))
  const nothing = field.required ? 0 : undefined
  const sum = parts.length > 0 ? Math.max(0, parts.reduce(plus, 0)) : nothing
  sums.known.set(key, sum)
  return sum
}

function amountsOf({ key, column, where, minus, orElse }: SumPart, sums: Sums): number[] {
  const table = sums.answers[key]
  const found =
    column === undefined
      ? [sumAt(key, sums) ?? (orElse === undefined ? undefined : sumAt(orElse, sums))]
      : rowsOf(table, where).map((row) => row[column])

  return found.filter((cell) => typeof cell === 'number').map((cell) => (minus ? -cell : cell))
}

function rowsOf(table: Answer | undefined, where: SumPart['where']): TableRow[] {
  const rows = isTable(table) ? table : []
  return where ? rows.filter((row) => where.in.includes(String(row[where.column] ?? ''))) : rows
}

function fillCells({ columns = [] }: Field, rows: TableRow[], answers: Answers): TableRow[] {
  const computed = columns.filter(({ sumOf }) => sumOf)
  if (computed.length === 0) {
    return rows
  }

  return rows.map((row, index) => ({
    ...row,
    ...Object.fromEntries(
      computed.map((column) => [column.key, cellOf(column, rows.slice(0, index + 1), answers)]),
    ),
  }))
}

/** Of the last of these rows; empty where none of its own cells is answered. */
function cellOf({ sumOf = [] }: TableColumn, rows: TableRow[], answers: Answers): Cell {
  const [row] = rows.slice(-1)
  if (!sumOf.some((part) => 'column' in part && typeof row?.[part.column] === 'number')) {
    return null
  }

  return sumOf
    .flatMap((part) => {
      const sign = part.minus ? -1 : 1
      if ('key' in part) {
        return sign * numberOf(answers[part.key])
      }
      const counted = part.running ? rows : rows.slice(-1)
      return counted.map((each) => sign * numberOf(each[part.column]))
    })
    .reduce(plus, 0)
}

function numberOf(value: Answer | Cell | undefined): number {
  return typeof value === 'number' ? value : 0
}

function plus(one: number, other: number): number {
  return one + other
}
