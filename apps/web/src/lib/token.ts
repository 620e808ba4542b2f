const key = 'countersign.token'

/** The member's token, kept in local storage as the specification has it. */
export function readToken(): string | undefined {
  return globalThis.localStorage?.getItem(key) ?? undefined
}

export function storeToken(token: string): void {
  localStorage.setItem(key, token)
}

export function removeToken(): void {
  globalThis.localStorage?.removeItem(key)
}

/** Tells when another tab has logged in or out. */
export function onTokenChangedElsewhere(listener: (token: string | undefined) => void): () => void {
  function hear(event: StorageEvent) {
    if (event.key === key) {
      listener(event.newValue ?? undefined)
    }
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
