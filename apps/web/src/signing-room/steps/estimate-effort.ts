import type {
  ReadingNode,
  RoomDocument,
} from '@countersign/contract/schemas/signing-room/room-document'

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
  documents: readonly RoomDocument[],
  missing: readonly string[],
): Effort {
  const places = new Set(documents.flatMap((document) => placesOf(document, missing))).size
  const words = documents.flatMap(({ reading }) => reading).reduce(addWords, 0)
  const minutes = words / wordsPerMinute + places * minutesPerPlace

  return { words, places, minutes: Math.max(5, Math.ceil(minutes / 5) * 5) }
}

/** Where a form is signed, the signature confirms it. */
function placesOf({ fields }: RoomDocument, missing: readonly string[]): string[] {
  const open = fields.filter(({ answerKey }) => missing.includes(answerKey))
  const isSigned = open.some(({ type }) => type === 'signature')
  return open.filter(({ confirms }) => !confirms || !isSigned).map(({ answerKey }) => answerKey)
}

function addWords(sum: number, node: ReadingNode): number {
  return sum + textsOf(node).join(' ').split(/\s+/).filter(Boolean).length
}

function textsOf(node: ReadingNode): string[] {
  switch (node.kind) {
    case 'heading':
    case 'paragraph':
      return [node.text]
    case 'clause':
      return [node.title ?? '', node.text]
    case 'list':
      return node.items
    case 'statutory':
      return [node.text]
    case 'facts':
      return node.rows.flatMap(({ label, text }) => [label, text])
    case 'fields':
    case 'signatures':
      return []
  }
}
