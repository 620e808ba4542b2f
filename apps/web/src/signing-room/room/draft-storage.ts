import { isSameAnswer, type Answer } from '@countersign/answers/answer'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import type { Drafts } from './save-queue.ts'

type DraftsRoom = Pick<Room, 'draftKey' | 'answers'>

/**
 * Unsaved answers in this tab's storage, by person and packet. They survive a reload and an expired link
 * that is replaced by a new one; another person's room in the same tab never sees them.
 */
export interface DraftStorage {
  /** Leaves out drafts whose answer was changed on another device since. */
  read(room: DraftsRoom): Drafts
  write(room: DraftsRoom, drafts: Drafts): void
}

export function createDraftStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): DraftStorage {
  return {
    read: ({ draftKey, answers }) => {
      const { drafts, over } = parse(storage.getItem(storageKey(draftKey)))
      const current = Object.entries(drafts).filter(([key]) =>
        isSameAnswer(answers[key], over[key]),
      )
      return Object.fromEntries(current)
    },
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

interface StoredDrafts {
  drafts: Drafts
  /** The saved answers that the drafts replace. */
  over: Readonly<Record<string, Answer | null>>
}

const noDrafts: StoredDrafts = { drafts: {}, over: {} }

function parse(text: string | null): StoredDrafts {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isStoredDrafts(stored) ? stored : noDrafts
  } catch {
    return noDrafts
  }
}

function isStoredDrafts(value: unknown): value is StoredDrafts {
  return typeof value === 'object' && value !== null && 'over' in value && 'drafts' in value
}
