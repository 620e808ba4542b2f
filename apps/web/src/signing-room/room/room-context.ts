import type { OpenedRoom } from './opened-room.ts'
import { createContext, use, useSyncExternalStore } from 'react'
import { hideFields } from './hide-fields.ts'
import { openRoom, type RoomSnapshot } from './room-state.ts'
import type { RoomStore } from './room-store.ts'
import { useFormTranslation } from './form-translation.ts'

const RoomContext = createContext<RoomStore | undefined>(undefined)
export const RoomProvider = RoomContext.Provider

export function useRoomStore(): RoomStore {
  const store = use(RoomContext)
  if (!store) {
    throw new Error('useRoomStore needs a RoomProvider around it.')
  }
  return store
}

/** Renders again only when the selected value changes. */
export function useRoomState<T>(select: (snapshot: RoomSnapshot) => T): T {
  const store = useRoomStore()
  return useSyncExternalStore(store.subscribe, () => select(store.getSnapshot()))
}

/** A part of the room that no translation changes; renders again only when it does. */
export function useRoomPart<T>(select: (room: OpenedRoom) => T): T {
  return useRoomState((snapshot) => select(requireRoom(snapshot)))
}

export function useTask(): OpenedRoom['task'] {
  return useRoomPart(({ task }) => task)
}

/** Throws an `Error` once the room is not open any more. */
export function requireRoom(snapshot: RoomSnapshot): OpenedRoom {
  const room = openRoom(snapshot)
  if (!room) {
    throw new Error('The room is not open.')
  }
  return room
}

/**
 * The room, for components that are rendered only while it is open, without the fields that are hidden
 * by other answers. Titles and labels of its forms are
 * in the language of the translation; `originalField` gives the English ones.
 */
export function useRoom(): OpenedRoom {
  const translation = useFormTranslation()
  const room = useRoomState((snapshot) => hideFields(requireRoom(snapshot), snapshot.answers))
  return translation?.room(room) ?? room
}
