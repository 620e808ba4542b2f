import type { RoomDocument } from '@countersign/contract'

const minutesPerPage = 1.5
const minutesPerAnswer = 0.25

/** About how long reading and answering takes, rounded up to five minutes: a promise one can keep. */
export function estimateMinutes(documents: readonly RoomDocument[]): number {
  const pages = documents.reduce((sum, document) => sum + document.pages, 0)
  const answers = documents.flatMap((document) => document.fields).filter((field) => field.mine)
  const minutes = pages * minutesPerPage + answers.length * minutesPerAnswer

  return Math.max(5, Math.ceil(minutes / 5) * 5)
}
