import { isTable } from './answer.ts'
import type { Answer, Answers, Cell } from './answer.ts'
import type { Field } from './field.ts'
import type { Rejection } from './rejection.ts'

export interface AnsweredForm {
  fields: readonly Field[]
  answers: Answers
}

/**
 * Two days of one form that contradict each other by `notBefore`, `notAfter` or `after`. `form` is
 * called only for a field that has such a rule.
 */
export function findDayOrderError(field: Field, form: () => AnsweredForm): Rejection | undefined {
  if (!hasOrder(field)) {
    return undefined
  }

  const { fields, answers } = form()
  const answer = answers[field.key]
  if (field.type === 'table') {
    return findRowOrderError(field, answer)
  }

  const day = toDay(answer)
  const find = (key: string | undefined) => {
    const other = fields.find((each) => each.key === key)
    const otherDay = toDay(other && answers[other.key])
    return other && otherDay ? { label: other.label, day: otherDay } : undefined
  }
  const first = find(field.notBefore)
  if (day && first && day < first.day) {
    return { code: 'before-other-day', ...first }
  }
  const start = find(field.after)
  if (day && start && day <= start.day) {
    return { code: 'not-after-other-day', ...start }
  }
  const last = find(field.notAfter)
  return day && last && day > last.day ? { code: 'after-other-day', ...last } : undefined
}

function hasOrder({ notBefore, notAfter, after, columns = [] }: Field): boolean {
  return Boolean(notBefore ?? notAfter ?? after) || columns.some((column) => column.notBefore)
}

function findRowOrderError(
  { columns = [] }: Field,
  answer: Answer | undefined,
): Rejection | undefined {
  for (const [index, row] of (isTable(answer) ? answer : []).entries()) {
    for (const column of columns) {
      const other = columns.find(({ key }) => key === column.notBefore)
      const day = toDay(row[column.key])
      const first = toDay(other && row[other.key])
      if (other && day && first && day < first) {
        return {
          code: 'row-days-reversed',
          row: index + 1,
          column: column.label,
          other: other.label,
        }
      }
    }
  }
  return undefined
}

/** Days as `YYYY-MM-DD` compare as text. */
function toDay(value: Answer | Cell | undefined): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined
}
