/**
 * What a person has entered and not sent yet, kept for this tab. Everything under this prefix is
 * forgotten together: by leaving through the dialog and by the end of the session.
 */
export const draftPrefix = 'countersign.draft.'

const listeners = new Set<() => void>()

/** A store that also holds its draft in memory empties itself here. */
export function onDraftsCleared(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(draftPrefix)) {
      sessionStorage.removeItem(key)
    }
  }
  for (const listener of listeners) {
    listener()
  }
}
