import { deviceStorage } from './safe-storage.ts'

const key = 'countersign.token'

/** The member's token, stored in local storage as the spec requires. */
export function readToken(): string | undefined {
  return deviceStorage.getItem(key) ?? undefined
}

export function storeToken(token: string): void {
  deviceStorage.setItem(key, token)
}

export function removeToken(): void {
  deviceStorage.removeItem(key)
}

export function onTokenChangedElsewhere(listener: (token: string | undefined) => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key === key) {
      listener(event.newValue ?? undefined)
    }
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
