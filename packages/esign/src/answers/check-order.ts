import type { Answer, Answers, Cell, Field } from '@countersign/answers'
import { formatValue } from './format-value.ts'
import { isTable } from './value-shape.ts'

/**
 * Where two days of one form cannot both be meant: a sentence. The form's fields and its answers by
 * field key are asked for only where a day has to keep an order.
 */
export function explainOrder(
  field: Field,
  form: () => { fields: readonly Field[]; answers: Answers },
): string | undefined {
  if (!field.notBefore && !field.notAfter && !field.columns?.some(({ notBefore }) => notBefore)) {
    return undefined
  }

  const { fields, answers } = form()
  const value = answers[field.key]
  if (field.type === 'table') {
    return explainRows(field, value)
  }

  const day = dayOf(value)
  const named = (key: string | undefined) => {
    const other = fields.find((each) => each.key === key)
    const otherDay = dayOf(key === undefined ? undefined : answers[key])
    return other && otherDay ? { label: other.label, day: otherDay } : undefined
  }
  const first = named(field.notBefore)
  if (day && first && day < first.day) {
    return `This cannot be before “${first.label}”, ${tell(first.day)}.`
  }
  const last = named(field.notAfter)
  return day && last && day > last.day
    ? `This cannot be after “${last.label}”, ${tell(last.day)}.`
    : undefined
}

function explainRows({ columns = [] }: Field, value: Answer | undefined): string | undefined {
  for (const [index, row] of (isTable(value) ? value : []).entries()) {
    for (const column of columns) {
      const other = columns.find(({ key }) => key === column.notBefore)
      const day = dayOf(row[column.key])
      const first = dayOf(other && row[other.key])
      if (other && day && first && day < first) {
        return `Row ${index + 1}: “${column.label}” cannot be before “${other.label}”.`
      }
    }
  }
  return undefined
}

/** Days as `YYYY-MM-DD` stand in the order of their letters. */
function dayOf(value: Answer | Cell | undefined): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined
}

function tell(day: string): string {
  return formatValue({ type: 'date' }, day)
}
