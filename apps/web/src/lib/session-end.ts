/** Why a session ended: the server refused the token, the person left, or nothing was done for an hour. */
export type SessionEnd = 'refused' | 'logged-out' | 'inactive'

type Listener = (why: SessionEnd) => void

const listeners = new Set<Listener>()

/** Lets the app go to the login page, and stores forget what they hold. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceSessionEnd(why: SessionEnd): void {
  for (const listener of listeners) {
    listener(why)
  }
}
