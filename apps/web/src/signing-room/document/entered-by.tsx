import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { whoEntered } from '../fields/who-entered.ts'
import { useMessages } from '../i18n/messages.tsx'
import { useRoom, useRoomState } from '../room/room-context.ts'
import styles from './entered.module.css'

export function useEnteredBy(field: RoomField): string | undefined {
  const t = useMessages()
  const room = useRoom()
  return useRoomState(({ answers }) => whoEntered(field, { room, answers }, t))
}

export function EnteredLegend() {
  const { sign } = useMessages()
  return (
    <p className={styles.legend}>
      <span className={styles.sample} aria-hidden="true" />
      {sign.marked}
    </p>
  )
}
