import { deviceStorage, tabStorage } from '../../lib/safe-storage.ts'
import type { SessionEnd } from '../../lib/session-end.ts'

const returnToKey = 'countersign.wanted'
const sessionEndKey = 'countersign.ended'
const storedEnds = ['elsewhere', 'inactive', 'too-long', 'logged-out'] as const

/** Someone who just logged out does not return to where they were. */
let loggedOut = false

export function saveReturnTo(path: string): void {
  if (!loggedOut) {
    tabStorage.setItem(returnToKey, path)
  }
}

export function takeReturnTo(): string | undefined {
  const path = tabStorage.getItem(returnToKey) ?? undefined
  tabStorage.removeItem(returnToKey)
  return path
}

/** Shared by all tabs, until the next login. A rejected token does not replace the reason before it. */
export function saveSessionEnd(why: SessionEnd): void {
  if (why === 'refused' || (why === 'elsewhere' && readSessionEnd())) {
    return
  }
  deviceStorage.setItem(sessionEndKey, why)
  if (why === 'logged-out') {
    loggedOut = true
    tabStorage.removeItem(returnToKey)
  }
}

export function readSessionEnd(): SessionEnd | undefined {
  return storedEnds.find((end) => end === deviceStorage.getItem(sessionEndKey))
}

/** Called when the login page is shown. */
export function acceptReturnTo(): void {
  loggedOut = false
}

export function clearSessionEnd(): void {
  deviceStorage.removeItem(sessionEndKey)
}
