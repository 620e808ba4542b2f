import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import flexStyles from '../../ui/flex.module.css'
import styles from './adopt-dialog.module.css'
import type { MountedPad } from './mount-pad.ts'
import type { PadStroke } from './pad-strokes.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import textStyles from '../../ui/text.module.css'

interface DrawPadProps {
  id: string
  label: string
  strokes: readonly PadStroke[]
  onChange: (strokes: readonly PadStroke[]) => void
  describedBy: string
}

/** A box to draw in. The dialog holds the strokes, so that rotating the phone cannot lose them. */
export function DrawPad({ id, label, strokes, onChange, describedBy }: DrawPadProps) {
  const { adopt } = useRoomMessages()
  const canvas = useRef<HTMLCanvasElement>(null)
  const isReady = useMountedPad(canvas, { strokes, onChange })
  const isEmpty = strokes.length === 0

  return (
    <div className={flexStyles.shrinks}>
      <canvas
        ref={canvas}
        id={id}
        className={styles.canvas}
        role="img"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={describedBy}
      />
      {!isReady && (
        <span className={clsx(textStyles.hint, textStyles.hint)}>{adopt.padLoading}</span>
      )}
      <div className={clsx(flexStyles.wrap2, flexStyles.last)}>
        <Button kind="quiet" disabled={isEmpty} onClick={() => onChange(strokes.slice(0, -1))}>
          {adopt.undo}
        </Button>
        <Button kind="quiet" disabled={isEmpty} onClick={() => onChange([])}>
          {adopt.clearPad}
        </Button>
      </div>
    </div>
  )
}

/** Mounts a pad on the canvas, fetched only by those who draw. Returns whether it is ready. */
function useMountedPad(
  canvas: RefObject<HTMLCanvasElement | null>,
  drawing: Pick<DrawPadProps, 'strokes' | 'onChange'>,
): boolean {
  const [pad, setPad] = useState<MountedPad>()
  const latest = useRef(drawing)
  const lastDrawn = useRef<readonly PadStroke[] | undefined>(undefined)
  const { strokes } = drawing

  useEffect(() => {
    latest.current = drawing
  })

  useEffect(() => {
    let mounted: MountedPad | undefined
    let unmounted = false
    void import('./mount-pad.ts').then(({ mountPad }) => {
      if (unmounted || !canvas.current) {
        return
      }
      mounted = mountPad(canvas.current, (drawn) => {
        lastDrawn.current = drawn
        latest.current.onChange(drawn)
      })
      setPad(mounted)
    })
    return () => {
      unmounted = true
      mounted?.dispose()
    }
  }, [canvas])

  useEffect(() => {
    // The canvas shows what was just drawn already.
    if (pad && strokes !== lastDrawn.current) {
      pad.show(strokes)
    }
  }, [pad, strokes])

  return pad !== undefined
}
