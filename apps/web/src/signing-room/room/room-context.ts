import type { Room } from '@countersign/contract'
import { createContext, use, useSyncExternalStore } from 'react'
import type { RoomState, RoomStore } from './room-store.ts'

const RoomContext = createContext<RoomStore | undefined>(undefined)
export const RoomProvider = RoomContext.Provider

export function useRoomStore(): RoomStore {
  const store = use(RoomContext)
  if (!store) {
    throw new Error('There is no signing room around this part of the page.')
  }
  return store
}

/** Draws again only when what was picked has changed. */
export function useRoomState<T>(pick: (state: RoomState) => T): T {
  const store = useRoomStore()
  return useSyncExternalStore(store.subscribe, () => pick(store.state()))
}

/** The room itself, for the parts of the page that stand inside of it. */
export function useRoom(): Room {
  const screen = useRoomState((state) => state.screen)
  if (screen.kind !== 'room') {
    throw new Error('This part of the page is drawn inside of an open room only.')
  }
  return screen.room
}
