import type { FormatOptions } from '@countersign/answers/format-answer'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { useRoomPart } from '../room/room-context.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/**
 * How an answer is formatted on screen: in the reader's language, and a day of signing in the signer's
 * time zone, as the PDF prints it.
 */
export function useFormatOptions({ role }: Pick<RoomField, 'role'>): FormatOptions {
  const { answers: labels } = useRoomMessages()
  const timeZone = useRoomPart(({ timeZones }) => timeZones[role])
  return { timeZone, labels }
}
