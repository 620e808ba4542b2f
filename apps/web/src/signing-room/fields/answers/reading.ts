import type { Answer } from '@countersign/contract'

/**
 * What typed text means: an answer (`null` where it is empty), or why it cannot be one, and of an
 * answer in parts which part it is (`zip`; of a table `<row>.<column>`).
 */
export type Reading = { answer: Answer | null } | { problem: string; part?: string }

export function isRead(reading: Reading): reading is { answer: Answer | null } {
  return 'answer' in reading
}
