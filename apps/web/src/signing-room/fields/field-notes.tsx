import type { ReactNode } from 'react'
import type { FieldSlot } from '../room/field-slot.ts'
import { usePageControl } from './page-control.ts'
import textStyles from '../../ui/text.module.css'
import flexStyles from '../../ui/flex.module.css'

/** Help and errors of a control; on a PDF page they open below it while it has the focus. */
export function FieldNotes({ slot, children }: { slot: FieldSlot; children: ReactNode }) {
  if (!usePageControl()) {
    return children
  }

  return (
    <div className={flexStyles.column1} data-notes>
      <span className={textStyles.strong} aria-hidden>
        {slot.field.label}
      </span>
      {children}
    </div>
  )
}
