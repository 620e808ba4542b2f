import { useMessages } from '../i18n/messages.tsx'
import type { RoomProgress } from '../room/use-room-progress.ts'
import styles from '../ui/page.module.css'

/** How far one part of the page is: in words and a shape, not by colour alone. */
export function FormProgress({ left }: { left: number }) {
  const { room } = useMessages()
  return (
    <span className={styles.progress} data-done={left === 0}>
      {left === 0 ? room.nothingLeftHere : room.leftHere(left)}
    </span>
  )
}

/** How much is left in one form; without its id, among the deal terms. */
export function leftIn({ missing: left }: RoomProgress, documentId: string | undefined): number {
  return left.filter((slot) => slot.documentId === documentId).length
}
