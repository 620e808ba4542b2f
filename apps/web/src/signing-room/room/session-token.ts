import type { SafeStorage } from '../../lib/safe-storage.ts'

const storageKey = 'countersign.room-token'

/** The part of `window` that is used here. */
export interface TokenWindow {
  location: Pick<Location, 'hash' | 'pathname' | 'search'>
  history: Pick<History, 'replaceState'>
}

/**
 * Takes the session token from the URL's fragment. It is stored for this tab, so that a reload finds it
 * again, and the fragment goes from the address; where the browser stores nothing, the fragment stays.
 */
export function takeSessionToken(
  { location, history }: TokenWindow,
  storage: SafeStorage,
): string | undefined {
  const token = decodeFragment(location.hash)
  if (token === '') {
    return storage.getItem(storageKey) ?? undefined
  }

  storage.setItem(storageKey, token)
  if (!storage.isBlocked()) {
    history.replaceState(null, '', location.pathname + location.search)
  }
  return token
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''))
  } catch {
    return hash.replace(/^#/, '')
  }
}
