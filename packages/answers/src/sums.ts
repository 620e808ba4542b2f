import { isTable } from './answer.ts'
import type { Answer, Answers, Cell, TableRow } from './answer.ts'
import { computeLastDay } from './last-day.ts'
import { isConditionMet } from './is-answered.ts'
import type { Field, SumPart, TableColumn } from './field.ts'
import { isComputed } from './is-computed.ts'

type SummedField = Pick<
  Field,
  'key' | 'type' | 'required' | 'columns' | 'sumOf' | 'textOf' | 'courtDaysIf'
>

/**
 * The answers of several documents by answer key, with every computed cell and sum filled in from the
 * answers of its own document. Sums that were passed in are replaced, or removed if there is none.
 */
export function computeSums(
  documents: readonly { fields: readonly (SummedField & { answerKey: string })[] }[],
  answers: Readonly<Answers>,
): Answers {
  const summed = new Map(Object.entries(answers))
  for (const { fields } of documents.filter((document) => document.fields.some(hasComputed))) {
    const own = fields.flatMap(({ key, answerKey }): [string, Answer][] => {
      const answer = summed.get(answerKey)
      return answer === undefined ? [] : [[key, answer]]
    })
    const added = computeFormSums(fields, Object.fromEntries(own))
    for (const { key, answerKey } of fields.filter(hasComputed)) {
      const answer = added[key]
      if (answer === undefined) {
        summed.delete(answerKey)
      } else {
        summed.set(answerKey, answer)
      }
    }
  }
  return Object.fromEntries(summed)
}

/**
 * The answers of one form by field key, with every computed cell and sum filled in: cells first, then
 * sums, which may be parts of other sums. A sum that needs itself counts itself as unanswered.
 */
export function computeFormSums(fields: readonly SummedField[], answers: Answers): Answers {
  const added: Answers = { ...answers }
  for (const field of fields) {
    const table = added[field.key]
    if (field.type === 'table' && isTable(table)) {
      added[field.key] = fillCells(field, table, added)
    }
  }

  const known = new Map<string, number | undefined>()
  for (const field of fields.filter(isComputed)) {
    const { key } = field
    const sum = field.textOf
      ? findText(field.textOf, added)
      : field.type === 'date'
        ? computeDay(field, added)
        : computeSum(key, { fields, answers: added, known })
    if (sum === undefined) {
      Reflect.deleteProperty(added, key)
    } else {
      added[key] = sum
    }
  }
  return added
}

export function hasComputed(field: SummedField): boolean {
  return isComputed(field) || (field.columns ?? []).some((column) => column.sumOf)
}

function findText(
  { key, texts, otherwise }: NonNullable<Field['textOf']>,
  answers: Answers,
): string | undefined {
  const answer = answers[key]

  return (typeof answer === 'string' ? texts[answer] : undefined) ?? otherwise
}

/** `undefined` until the first day and at least one number of days are answered. */
function computeDay(
  { sumOf: [first, ...others] = [], courtDaysIf }: SummedField,
  answers: Answers,
): string | undefined {
  const from = first && answers[first.key]
  const counts = others.map(({ key }) => answers[key]).filter((count) => typeof count === 'number')
  if (typeof from !== 'string' || counts.length === 0) {
    return undefined
  }

  return computeLastDay(from, {
    days: total(counts),
    courtDays: courtDaysIf !== undefined && isConditionMet(courtDaysIf, (key) => answers[key]),
  })
}

interface Sums {
  fields: readonly SummedField[]
  answers: Answers
  /** Sums by field key; `undefined` also while a sum is being computed, which ends circles. */
  known: Map<string, number | undefined>
}

function computeSum(key: string, sums: Sums): number | undefined {
  const field = sums.fields.find((other) => other.key === key)
  if (!field?.sumOf) {
    const answer = sums.answers[key]
    return typeof answer === 'number' ? answer : undefined
  }
  if (sums.known.has(key)) {
    return sums.known.get(key)
  }

  sums.known.set(key, undefined)
  const amounts = field.sumOf.flatMap((part) => listAmounts(part, sums))
  const empty = field.required ? 0 : undefined
  const sum = amounts.length > 0 ? Math.max(0, total(amounts)) : empty
  sums.known.set(key, sum)
  return sum
}

function listAmounts({ key, column, where, minus, orElse }: SumPart, sums: Sums): number[] {
  const found =
    column === undefined
      ? [computeSum(key, sums) ?? (orElse === undefined ? undefined : computeSum(orElse, sums))]
      : listRows(sums.answers[key], where).map((row) => row[column])

  return found.filter((cell) => typeof cell === 'number').map((cell) => (minus ? -cell : cell))
}

function listRows(table: Answer | undefined, where: SumPart['where']): TableRow[] {
  const rows = isTable(table) ? table : []
  return where ? rows.filter((row) => where.in.includes(String(row[where.column] ?? ''))) : rows
}

function fillCells({ columns = [] }: SummedField, rows: TableRow[], answers: Answers): TableRow[] {
  const computed = columns.filter((column) => column.sumOf)
  if (computed.length === 0) {
    return rows
  }

  return rows.map((row, index) => {
    const rowsSoFar = rows.slice(0, index + 1)
    const cells = computed.map((column) => [column.key, computeCell(column, rowsSoFar, answers)])
    return { ...row, ...Object.fromEntries(cells) }
  })
}

/** The cell of the last of these rows; empty where none of the row's own summands is answered. */
function computeCell({ sumOf: parts = [] }: TableColumn, rows: TableRow[], answers: Answers): Cell {
  const [row] = rows.slice(-1)
  if (!parts.some((part) => 'column' in part && typeof row?.[part.column] === 'number')) {
    return null
  }

  const amounts = parts.flatMap((part) => {
    const sign = part.minus ? -1 : 1
    if ('key' in part) {
      return sign * toNumber(answers[part.key])
    }
    const counted = part.running ? rows : rows.slice(-1)
    return counted.map((each) => sign * toNumber(each[part.column]))
  })
  return total(amounts)
}

function toNumber(value: Answer | Cell | undefined): number {
  return typeof value === 'number' ? value : 0
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
