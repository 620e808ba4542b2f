import type { RoomStore } from './room-store.ts'

/** How often a visible page asks whether the room was opened on another device. */
const checkMs = 20_000

/**
 * Saves when the network is back and when the page is hidden, warns before unsaved answers are lost, and
 * notices when the room was opened on another device.
 */
export function watchConnection(page: Window, store: RoomStore): void {
  page.addEventListener('online', () => reconnect(store))
  page.addEventListener('pagehide', store.flush)
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') {
      reconnect(store)
    } else {
      store.flush()
    }
  })
  page.addEventListener('focus', () => void store.checkSession())
  page.setInterval(() => {
    if (page.document.visibilityState === 'visible') {
      void store.checkSession()
    }
  }, checkMs)
  page.addEventListener('beforeunload', (event) => {
    const { screen, drafts } = store.getSnapshot()
    const isOpen = screen.kind === 'room' && screen.room.state === 'open'
    if (isOpen && Object.keys(drafts).length > 0) {
      event.preventDefault()
    }
  })
}

function reconnect(store: RoomStore) {
  if (store.getSnapshot().screen.kind === 'unreachable') {
    void store.open()
    return
  }
  store.flush()
  void store.loadForms()
  void store.checkSession()
}
