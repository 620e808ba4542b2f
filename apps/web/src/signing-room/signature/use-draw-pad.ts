import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { MountedPad } from './mount-pad.ts'
import type { PadStroke } from './pad-strokes.ts'

interface Drawing {
  strokes: readonly PadStroke[]
  onChange: (strokes: readonly PadStroke[]) => void
}

/** Puts a pad on the canvas, fetched only by those who draw. Answers whether one can draw yet. */
export function useDrawPad(canvas: RefObject<HTMLCanvasElement | null>, drawing: Drawing): boolean {
  const [pad, setPad] = useState<MountedPad>()
  const latest = useRef(drawing)
  const drawnHere = useRef<readonly PadStroke[] | undefined>(undefined)
  const { strokes } = drawing

  useEffect(() => {
    latest.current = drawing
  })

  useEffect(() => {
    let mounted: MountedPad | undefined
    let left = false
    void import('./mount-pad.ts').then(({ mountPad }) => {
      if (left || !canvas.current) {
        return
      }
      mounted = mountPad(canvas.current, (heard) => {
        drawnHere.current = heard
        latest.current.onChange(heard)
      })
      setPad(mounted)
    })
    return () => {
      left = true
      mounted?.dispose()
    }
  }, [canvas])

  useEffect(() => {
    // What was just drawn stands on the canvas already.
    if (pad && strokes !== drawnHere.current) {
      pad.show(strokes)
    }
  }, [pad, strokes])

  return pad !== undefined
}
