import { deviceStorage } from '../../lib/safe-storage.ts'
import type { SharedActivity } from './inactivity-clock.ts'

const key = 'countersign.activity'

export const sharedActivity: SharedActivity = {
  read: () => {
    const at = Number(deviceStorage.getItem(key))
    return at > 0 ? at : undefined
  },
  write: (at) => deviceStorage.setItem(key, String(at)),
}

export function onActivityElsewhere(listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key === key) {
      listener()
    }
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
