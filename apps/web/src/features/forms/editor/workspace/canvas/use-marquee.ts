import { useState } from 'react'
import { overlaps, type Box } from '../../model/geometry/box.ts'
import { currentPlaces, select } from '../../model/editing.ts'
import type { Editor } from '../use-editor.ts'
import { followPointer } from './follow-pointer.ts'

export interface Marquee extends Box {
  page: number
}

/** Selects places by drawing a rectangle; a click beside them clears the selection. Shift adds. */
export function useMarquee({ editing, change }: Editor, scale: number) {
  const [marquee, setMarquee] = useState<Marquee>()

  function start(down: React.PointerEvent<HTMLElement>, page: number) {
    const edge = down.currentTarget.getBoundingClientRect()
    const from = { x: (down.clientX - edge.left) / scale, y: (down.clientY - edge.top) / scale }
    const previous = down.shiftKey ? editing.selected : []
    const rectangle = ({ dx, dy }: { dx: number; dy: number }): Marquee => ({
      page,
      x: Math.min(from.x, from.x + dx / scale),
      y: Math.min(from.y, from.y + dy / scale),
      width: Math.abs(dx / scale),
      height: Math.abs(dy / scale),
    })
    change((current) => select(current, previous))
    followPointer(down, {
      onMove: (by) => setMarquee(rectangle(by)),
      onDrop: (by) => {
        setMarquee(undefined)
        change((current) => {
          const touched = currentPlaces(current).filter(
            (place) => place.page === page && overlaps(place, rectangle(by)),
          )
          return select(current, [...new Set([...previous, ...touched.map(({ id }) => id)])])
        })
      },
      onCancel: () => setMarquee(undefined),
    })
  }

  return { marquee, start }
}
