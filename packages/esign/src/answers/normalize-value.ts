import type { Answer } from '@countersign/answers'
import { normalizeText } from './find-undrawable.ts'
import { isAddress, isMark, isTable } from './value-shape.ts'

/** A checked answer as it is stored: every text in it normalized, nothing else changed. */
export function normalizeValue(value: Answer): Answer {
  if (typeof value === 'string') {
    return normalizeText(value)
  }
  if (isMark(value)) {
    return value.kind !== 'drawn' ? { ...value, text: normalizeText(value.text) } : value
  }
  if (isAddress(value)) {
    return { ...value, ...normalizeEntries(value) }
  }
  if (isTable(value)) {
    return value.map(normalizeEntries)
  }
  return value
}

function normalizeEntries<T extends object>(record: T): T {
  const entries = Object.entries(record).map(([key, entry]) => [
    key,
    typeof entry === 'string' ? normalizeText(entry) : entry,
  ])
  // `fromEntries` forgets the keys that it was given; they are those of `record`.
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return Object.fromEntries(entries) as T
}
