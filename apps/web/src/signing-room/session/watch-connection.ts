import type { RoomStore } from './room-store.ts'

/** Sends what waits when the network is back and when the page is put away, and warns before it is lost. */
export function watchConnection(page: Window, store: RoomStore): void {
  page.addEventListener('online', () => goOn(store))
  page.addEventListener('pagehide', store.flush)
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') {
      goOn(store)
    } else {
      store.flush()
    }
  })
  page.addEventListener('beforeunload', (event) => {
    if (Object.keys(store.state().drafts).length > 0) {
      event.preventDefault()
    }
  })
}

function goOn(store: RoomStore) {
  if (store.state().screen.kind === 'unreachable') {
    void store.open()
    return
  }
  store.flush()
}
