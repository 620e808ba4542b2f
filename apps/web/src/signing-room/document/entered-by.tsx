import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { clsx } from 'clsx'
import flexStyles from '../../ui/flex.module.css'
import textStyles from '../../ui/text.module.css'
import { whoEntered } from '../fields/who-entered.ts'
import { requireRoom, useRoomState } from '../room/room-context.ts'
import styles from './entered.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'

export function useEnteredBy(field: RoomField): string | undefined {
  const t = useRoomMessages()
  return useRoomState((snapshot) =>
    whoEntered(field, { room: requireRoom(snapshot), answers: snapshot.answers }, t),
  )
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
