import { useRoom, useRoomState } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import styles from './page.module.css'

/** The id of the words that say how much is left: they describe a Finish that cannot be chosen. */
export const leftId = 'what-is-left'

/** How far one is, and whether it is saved. */
export function BarStatus({ id = leftId, left }: { id?: string; left: number }) {
  return (
    <div className={styles.status}>
      <p id={id} className={styles.left}>
        {useLeft(left)}
      </p>
      <SaveStatus />
    </div>
  )
}

function useLeft(left: number): string {
  const { bar } = useMessages()
  const { task } = useRoom()
  if (left === 0) {
    return bar.nothingLeft
  }

  return task === 'fill' ? bar.left(left) : bar.placesLeft(left)
}

function SaveStatus() {
  const { bar } = useMessages()
  const status = useRoomState((state) => state.saveStatus)
  return (
    <p className={styles.saving} data-status={status} role="status">
      {bar[status]}
    </p>
  )
}
