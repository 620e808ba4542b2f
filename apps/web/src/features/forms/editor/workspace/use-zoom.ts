import { useEffect, useState } from 'react'

/** CSS pixels to a point at the size of the paper: 96 to an inch of 72 points. */
const paper = 96 / 72
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

/**
 * How large the pages are shown: as wide as there is room, until a person chooses otherwise. `measure`
 * goes onto the element that holds the pages, which are at most `widest` points wide.
 */
export function useZoom(widest: number) {
  const [room, setRoom] = useState<HTMLDivElement | null>(null)
  const [width, setWidth] = useState(0)
  const [chosen, choose] = useState<number>()
  useEffect(() => {
    if (!room) {
      return
    }
    const observer = new ResizeObserver(() => setWidth(room.clientWidth))
    observer.observe(room)
    return () => observer.disconnect()
  }, [room])

  const fitting = Math.min(Math.max((width - margin) / widest, 0.2), 2 * paper)
  const scale = chosen === undefined ? fitting : chosen * paper
  const percent = Math.round((scale / paper) * 100)

  return {
    measure: setRoom,
    /** Pixels to a point; undefined before the room is measured. */
    scale: width > 0 ? scale : undefined,
    percent,
    fits: chosen === undefined,
    fit: () => choose(undefined),
    larger: () => choose(steps.find((step) => step > scale / paper + 0.01) ?? 3),
    smaller: () => choose(steps.findLast((step) => step < scale / paper - 0.01) ?? 0.5),
  }
}

/** For the shadow of the sheet. */
const margin = 6

export type Zoom = Omit<ReturnType<typeof useZoom>, 'measure'>
