import type { RoomField } from '@countersign/contract'
import { whoEntered } from '../fields/who-entered.ts'
import { useRoom, useRoomState } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'

/** Who entered this, for the owner who looks at it before signing last. */
export function useWhoEntered(field: RoomField): string | undefined {
  const t = useMessages()
  const room = useRoom()
  return useRoomState(({ answers }) => whoEntered(field, { room, answers }, t))
}
