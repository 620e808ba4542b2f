import type { RoomStore } from './room-store.ts'

/** How soon a page that lies open beside another one notices that the room is open there. */
const checkMs = 20_000

/**
 * Sends what waits when the network is back and when the page is put away, warns before it is lost, and
 * notices when somebody goes on elsewhere.
 */
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
  page.addEventListener('focus', () => void store.check())
  page.setInterval(() => {
    if (page.document.visibilityState === 'visible') {
      void store.check()
    }
  }, checkMs)
  page.addEventListener('beforeunload', (event) => {
    const { screen, drafts } = store.state()
    if (screen.kind !== 'gone' && Object.keys(drafts).length > 0) {
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
  void store.check()
}
