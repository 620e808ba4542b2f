import { createEmitter } from './emitter.ts'

/**
 * Input that is not sent yet, saved in this tab's session storage. Leaving through the dialog and the
 * end of the session remove everything under this prefix.
 */
const draftPrefix = 'countersign.draft.'

const cleared = createEmitter()

/** For a store that also holds its draft in memory. */
export const onDraftsCleared = cleared.on

export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(draftPrefix)) {
      sessionStorage.removeItem(key)
    }
  }
  cleared.emit()
}

export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(draftPrefix + name) ?? '')
  } catch {
    return undefined
  }
}

/** `undefined` removes the draft. Where the browser blocks storage, the draft lives as long as the page. */
export function saveDraft(name: string, draft: unknown): void {
  try {
    if (draft === undefined) {
      sessionStorage.removeItem(draftPrefix + name)
    } else {
      sessionStorage.setItem(draftPrefix + name, JSON.stringify(draft))
    }
  } catch {
    return
  }
}
