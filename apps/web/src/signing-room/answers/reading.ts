import type { Answer } from '@countersign/contract'

/** What typed text means: an answer (`null` where it is empty), or why it cannot be one. */
export type Reading = { answer: Answer | null } | { problem: string }

export function isRead(reading: Reading): reading is { answer: Answer | null } {
  return 'answer' in reading
}
