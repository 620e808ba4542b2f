import type { SessionEnd } from '../../lib/session-end.ts'

const wantedKey = 'countersign.wanted'
const endedKey = 'countersign.ended'

/** Someone who has just logged out did not want to go back to where they were. */
let leaving = false

/** Where this tab wanted to go when it was sent to the login. */
export function saveReturnTo(path: string): void {
  if (!leaving) {
    sessionStorage.setItem(wantedKey, path)
  }
}

export function takeReturnTo(): string | undefined {
  const path = sessionStorage.getItem(wantedKey) ?? undefined
  sessionStorage.removeItem(wantedKey)
  return path
}

/** Kept for every tab: how the last session ended, until the next login. */
export function saveSessionEnd(why: SessionEnd): void {
  if (why === 'refused') {
    return
  }
  localStorage.setItem(endedKey, why)
  if (why === 'logged-out') {
    leaving = true
    sessionStorage.removeItem(wantedKey)
  }
}

export function readSessionEnd(): SessionEnd | undefined {
  const why = localStorage.getItem(endedKey)
  return why === 'inactive' || why === 'logged-out' ? why : undefined
}

/** The login page is there: what is wanted from now on counts again. */
export function acceptReturnTo(): void {
  leaving = false
}

export function clearSessionEnd(): void {
  localStorage.removeItem(endedKey)
}
