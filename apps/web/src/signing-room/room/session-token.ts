const storageKey = 'countersign.room-token'

/** The part of `window` that is used here. */
export interface TokenWindow {
  location: Pick<Location, 'hash' | 'pathname' | 'search'>
  history: Pick<History, 'replaceState'>
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
}

/**
 * Takes the session token from the URL's fragment, and removes the fragment from the address bar. The
 * token is stored for this tab, so that a reload finds it again.
 */
export function takeSessionToken({
  location,
  history,
  sessionStorage,
}: TokenWindow): string | undefined {
  const token = decodeFragment(location.hash)
  if (token === '') {
    return sessionStorage.getItem(storageKey) ?? undefined
  }

  history.replaceState(null, '', location.pathname + location.search)
  sessionStorage.setItem(storageKey, token)
  return token
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''))
  } catch {
    return hash.replace(/^#/, '')
  }
}
