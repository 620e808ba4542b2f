import type { RoomDocumentSummary } from '@countersign/contract/schemas/signing-room/room-document'
import { countPlaces } from '../room/count-places.ts'

export interface Effort {
  /** To read, in all forms together. */
  words: number
  /** To answer, initial or sign. */
  places: number
  /** Rounded up to five. */
  minutes: number
}

/** A contract, read with care. */
const wordsPerMinute = 200
const minutesPerPlace = 0.25

/** `missing`: the answer keys that this person has still to answer, sign or confirm. */
export function estimateEffort(
  documents: readonly Pick<RoomDocumentSummary, 'words'>[],
  missing: readonly string[],
): Effort {
  const places = countPlaces(missing)
  const words = documents.reduce((sum, document) => sum + document.words, 0)
  const minutes = words / wordsPerMinute + places * minutesPerPlace

  return { words, places, minutes: Math.max(5, Math.ceil(minutes / 5) * 5) }
}
