import { isTable, type Answer } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import { parseWrittenDay } from '@countersign/answers/parse-written-day'
import { termKeys } from '@countersign/answers/next-term'

/** What another agreement for the same home begins with as a question: what was agreed the last time. */
export function isAgreedAnew(field: Field): boolean {
  return (
    termKeys.some(({ start, end }) => field.key === start || field.key === end) ||
    isRentOrDeposit(field)
  )
}

/** A custom form has keys of its own: there the label says it. */
export function isRentOrDeposit({ key, type, label }: Field): boolean {
  if (isCustom(key)) {
    return (type === 'money' || type === 'text') && /\b(rent|deposit)\b/i.test(label)
  }
  return type === 'money' && /^LLEdit\.(rent|deposit)\./.test(key) && !isPartOfTerm(key)
}

function isCustom(key: string): boolean {
  return /^LLEdit\.(f\d+$|text\.)/.test(key)
}

/** An earlier answer that this agreement can have as well: no day, and nothing that was counted for its days. */
export function omitDays(field: Field, answer: Answer): Answer | undefined {
  const isDay = field.type === 'date' || (typeof answer === 'string' && parseWrittenDay(answer))
  if (isDay || isPartOfTerm(field.key)) {
    return undefined
  }
  const days = (field.columns ?? []).filter(({ type }) => type === 'date').map(({ key }) => key)

  return isTable(answer)
    ? answer.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([key]) => !days.includes(key))),
      )
    : answer
}

/** Rent for the first days of a term. */
function isPartOfTerm(key: string): boolean {
  return key === 'LLEdit.rent.prorated'
}
