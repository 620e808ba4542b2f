import type { ReactNode } from 'react'
import type { FieldSlot } from '../room/room-plan.ts'
import { usePlaced } from './placed.ts'
import styles from './placed.module.css'

/** What there is to say about a control; on a page it opens below it while somebody is in it. */
export function PlacedNotes({ slot, children }: { slot: FieldSlot; children: ReactNode }) {
  if (!usePlaced()) {
    return children
  }

  return (
    <div className={styles.notes} data-notes>
      <span className={styles.name} aria-hidden>
        {slot.field.label}
      </span>
      {children}
    </div>
  )
}
