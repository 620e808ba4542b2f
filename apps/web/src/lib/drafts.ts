import { createEmitter } from './emitter.ts'
import { tabStorage } from './safe-storage.ts'

/**
 * Input that is not sent yet, saved in this tab's session storage. Leaving through the dialog and the
 * end of the session remove everything under this prefix.
 */
const draftPrefix = 'countersign.draft.'

const cleared = createEmitter()

/** For a store that also holds its draft in memory. */
export const onDraftsCleared = cleared.on

export function clearDrafts(): void {
  for (const key of tabStorage.keys()) {
    if (key.startsWith(draftPrefix)) {
      tabStorage.removeItem(key)
    }
  }
  cleared.emit()
}

export function readDraft(name: string): unknown {
  try {
    return JSON.parse(tabStorage.getItem(draftPrefix + name) ?? '')
  } catch {
    return undefined
  }
}

/** `undefined` removes the draft. */
export function saveDraft(name: string, draft: unknown): void {
  if (draft === undefined) {
    tabStorage.removeItem(draftPrefix + name)
  } else {
    tabStorage.setItem(draftPrefix + name, JSON.stringify(draft))
  }
}
