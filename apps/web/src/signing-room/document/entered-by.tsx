import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { clsx } from 'clsx'
import flexStyles from '../../ui/flex.module.css'
import textStyles from '../../ui/text.module.css'
import { whoEntered } from '../fields/who-entered.ts'
import { useRoomPart, useRoomState } from '../room/room-context.ts'
import styles from './entered.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'

export function useEnteredBy(field: RoomField): string | undefined {
  const t = useRoomMessages()
  const role = useRoomPart((room) => room.role)
  const documents = useRoomPart((room) => room.documents)
  return useRoomState(({ answers }) => whoEntered(field, { room: { role, documents }, answers }, t))
}

export function EnteredLegend() {
  const { sign } = useRoomMessages()
  return (
    <p className={clsx(flexStyles.row2, textStyles.hint)}>
      <span className={styles.sample} aria-hidden="true" />
      {sign.marked}
    </p>
  )
}
