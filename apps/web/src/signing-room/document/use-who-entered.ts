import type { RoomField } from '@countersign/contract'
import { whoEntered } from '../fields/answers/who-entered.ts'
import { useRoom, useRoomState, useWords } from '../room/room-context.ts'

/** Who entered this, for the owner who looks at it before signing last. */
export function useWhoEntered(field: RoomField): string | undefined {
  const words = useWords()
  const room = useRoom()
  return useRoomState(({ answers }) => whoEntered(field, { room, answers }, words))
}
