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

/** What was kept under this name; undefined where nothing was. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(draftPrefix + name) ?? '')
  } catch {
    return undefined
  }
}

/** Keeps a draft, or forgets it. A browser may refuse storage; the draft then lives as long as the page. */
export function keepDraft(name: string, draft: unknown): void {
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
