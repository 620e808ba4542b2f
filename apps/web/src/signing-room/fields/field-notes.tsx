import type { ReactNode } from 'react'
import type { FieldSlot } from '../room/field-slot.ts'
import { usePageControl } from './page-control.ts'
import styles from './page-control.module.css'

/** Help and errors of a control; on a PDF page they open below it while it has the focus. */
export function FieldNotes({ slot, children }: { slot: FieldSlot; children: ReactNode }) {
  if (!usePageControl()) {
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
