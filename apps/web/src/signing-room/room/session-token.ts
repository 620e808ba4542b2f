const storageKey = 'countersign.room-token'

/** What of a window the token needs; the rest is for the tests to leave out. */
export interface TokenWindow {
  location: Pick<Location, 'hash' | 'pathname' | 'search'>
  history: Pick<History, 'replaceState'>
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
}

/**
 * Takes the room's token out of the link's fragment, and the fragment out of the address bar. It is
 * kept for this frame alone, so that a reload finds it again.
 */
export function takeSessionToken({
  location,
  history,
  sessionStorage,
}: TokenWindow): string | undefined {
  const fresh = decodeFragment(location.hash)
  if (fresh === '') {
    return sessionStorage.getItem(storageKey) ?? undefined
  }

  history.replaceState(null, '', location.pathname + location.search)
  sessionStorage.setItem(storageKey, fresh)
  return fresh
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''))
  } catch {
    return hash.replace(/^#/, '')
  }
}
