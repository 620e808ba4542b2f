import { isAddress, isMark, isTable } from './answer.ts'
import type { Answer } from './answer.ts'
import { cleanText } from './clean-text.ts'
import { toZip } from './parse-address.ts'
import { normalizeText } from './text.ts'

/** An answer as it is stored: every text in it cleaned and normalized, nothing else changed. */
export function normalizeAnswer(answer: Answer): Answer {
  if (typeof answer === 'string') {
    return tidy(answer)
  }
  if (isMark(answer)) {
    return answer.kind === 'drawn' ? answer : { ...answer, text: tidy(answer.text) }
  }
  if (isAddress(answer)) {
    const { zip, ...address } = normalizeEntries(answer)
    return { ...address, zip: address.country === undefined ? toZip(zip) : zip }
  }
  if (isTable(answer)) {
    return answer.map(normalizeEntries)
  }
  return answer
}

function tidy(text: string): string {
  return normalizeText(cleanText(text))
}

function normalizeEntries<T extends object>(record: T): T {
  const entries = Object.entries(record).map(([key, entry]) => [
    key,
    typeof entry === 'string' ? tidy(entry) : entry,
  ])
  // `fromEntries` loses the keys' types; they are those of `record`.
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return Object.fromEntries(entries) as T
}
