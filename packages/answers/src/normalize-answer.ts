import { isAddress, isMark, isTable } from './answer.ts'
import type { Answer } from './answer.ts'
import { normalizeText } from './text.ts'

/** A checked answer as it is stored: every text in it normalized, nothing else changed. */
export function normalizeAnswer(answer: Answer): Answer {
  if (typeof answer === 'string') {
    return normalizeText(answer)
  }
  if (isMark(answer)) {
    return answer.kind === 'drawn' ? answer : { ...answer, text: normalizeText(answer.text) }
  }
  if (isAddress(answer)) {
    return normalizeEntries(answer)
  }
  if (isTable(answer)) {
    return answer.map(normalizeEntries)
  }
  return answer
}

function normalizeEntries<T extends object>(record: T): T {
  const entries = Object.entries(record).map(([key, entry]) => [
    key,
    typeof entry === 'string' ? normalizeText(entry) : entry,
  ])
  // `fromEntries` loses the keys' types; they are those of `record`.
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return Object.fromEntries(entries) as T
}
