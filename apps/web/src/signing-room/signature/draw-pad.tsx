import { useRef } from 'react'
import { RoomButton } from '../ui/room-button.tsx'
import { useMessages } from '../i18n/messages.tsx'
import type { PadStroke } from './pad-strokes.ts'
import styles from './signature.module.css'
import { useDrawPad } from './use-draw-pad.ts'

interface DrawPadProps {
  id: string
  label: string
  strokes: readonly PadStroke[]
  onChange: (strokes: readonly PadStroke[]) => void
  describedBy: string
}

/** A box to draw in. Its strokes belong to the dialog, so no turn of the phone can wipe them. */
export function DrawPad({ id, label, strokes, onChange, describedBy }: DrawPadProps) {
  const { adopt } = useMessages()
  const canvas = useRef<HTMLCanvasElement>(null)
  const ready = useDrawPad(canvas, { strokes, onChange })

  return (
    <div className={styles.pad}>
      <canvas
        ref={canvas}
        id={id}
        className={styles.canvas}
        role="img"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={describedBy}
      />
      {!ready && <span className={styles.padLoading}>{adopt.padLoading}</span>}
      <div className={styles.padActions}>
        <RoomButton
          kind="quiet"
          disabled={strokes.length === 0}
          onClick={() => onChange(strokes.slice(0, -1))}
        >
          {adopt.undo}
        </RoomButton>
        <RoomButton kind="quiet" disabled={strokes.length === 0} onClick={() => onChange([])}>
          {adopt.clearPad}
        </RoomButton>
      </div>
    </div>
  )
}
