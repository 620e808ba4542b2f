import type { Answer, Room } from '@countersign/contract'
import { isSameAnswer } from '../fields/answers/answer-shape.ts'
import type { Drafts } from './save-queue.ts'

type Drafted = Pick<Room, 'draftKey' | 'answers'>

/**
 * What was typed and not saved, kept for this tab by person and packet: it outlives a reload, a link
 * that has run out and the new one after it, and another person's room in the same tab never sees it.
 */
export interface DraftStorage {
  /** Without those whose answer was given anew elsewhere meanwhile. */
  read(room: Drafted): Drafts
  write(room: Drafted, drafts: Drafts): void
}

export function createDraftStorage(storage: Storage): DraftStorage {
  return {
    read: (room) => readKept(storage, room),
    write: ({ draftKey, answers }, drafts) => {
      const keys = Object.keys(drafts)
      if (keys.length === 0) {
        storage.removeItem(storageKey(draftKey))
        return
      }
      const over = Object.fromEntries(keys.map((key) => [key, answers[key] ?? null]))
      storage.setItem(storageKey(draftKey), JSON.stringify({ drafts, over }))
    },
  }
}

function storageKey(draftKey: string): string {
  return `countersign.room-drafts.${draftKey}`
}

function readKept(storage: Storage, { draftKey, answers }: Drafted): Drafts {
  const { drafts, over } = parse(storage.getItem(storageKey(draftKey)))
  const standing = Object.entries(drafts).filter(([key]) => isSameAnswer(answers[key], over[key]))
  return Object.fromEntries(standing)
}

interface Kept {
  drafts: Drafts
  /** The answers that the drafts were typed over. */
  over: Readonly<Record<string, Answer | null>>
}

const nothing: Kept = { drafts: {}, over: {} }

function parse(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isKept(kept) ? kept : nothing
  } catch {
    return nothing
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'over' in value && 'drafts' in value
}
