import type { Drafts } from '../saving/save-queue.ts'

const storageKey = 'countersign.room-drafts'

/**
 * What was typed and not saved, kept for this frame, so that a reload without a network loses nothing.
 * It belongs to one token: another person's room in the same tab never sees it.
 */
export interface KeptDrafts {
  read(): Drafts
  write(drafts: Drafts): void
}

export function keepDrafts(storage: Storage, token: string): KeptDrafts {
  return {
    read: () => readKept(storage, token),
    write: (drafts) => {
      if (Object.keys(drafts).length === 0) {
        storage.removeItem(storageKey)
        return
      }
      storage.setItem(storageKey, JSON.stringify({ token, drafts }))
    },
  }
}

function readKept(storage: Storage, token: string): Drafts {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null')
    return isKept(kept) && kept.token === token ? kept.drafts : {}
  } catch {
    return {}
  }
}

function isKept(value: unknown): value is { token: string; drafts: Drafts } {
  return typeof value === 'object' && value !== null && 'token' in value && 'drafts' in value
}
