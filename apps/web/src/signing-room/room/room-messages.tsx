import type { ComponentProps } from 'react'
import { MessagesProvider } from '../i18n/messages.tsx'
import { useRoomState } from './room-context.ts'

/** Residents choose a language; the owner’s room is in English. */
export function RoomMessages(props: ComponentProps<typeof MessagesProvider>) {
  const isOwner = useRoomState(
    ({ screen }) => screen.kind === 'room' && !screen.room.role.startsWith('TT'),
  )
  return <MessagesProvider {...props} englishOnly={isOwner} />
}
