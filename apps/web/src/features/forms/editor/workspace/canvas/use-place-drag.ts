import type { FormPlace } from '@countersign/contract'
import { useState } from 'react'
import { boundsOf } from '../../model/geometry/box.ts'
import {
  shiftPlaces,
  stretchPlace,
  type Shift,
  type Way,
} from '../../model/geometry/drag-places.ts'
import { replacePlaces, select } from '../../model/editing.ts'
import { countPlaces, namePlace } from '../../model/place-labels.ts'
import type { Handle } from '../../model/geometry/resize.ts'
import type { Guide } from '../../model/geometry/snap.ts'
import type { Editor } from '../use-editor.ts'
import { followPointer } from './follow-pointer.ts'

/** What is shown while something is dragged; nothing of it stands before it is let go. */
export interface Drag {
  places: ReadonlyMap<string, FormPlace>
  page: number
  guides: readonly Guide[]
}

/** In pixels: as near as this an edge jumps to another's line. */
const snapReach = 5

type Down = Pick<React.PointerEvent, 'clientX' | 'clientY' | 'pointerId'>

/** Moving and resizing places by pointer, with `scale` pixels to a point. */
export function usePlaceDrag({ editing, change }: Editor, scale: number) {
  const [drag, setDrag] = useState<Drag>()

  function follow(
    down: Down,
    page: number,
    { place, onStill }: { place: (by: Way, free: boolean) => Shift; onStill?: () => void },
  ) {
    const toPoints = ({ dx, dy }: Way) => ({
      dx: dx / scale,
      dy: dy / scale,
    })
    followPointer(down, {
      onMove: (by, { altKey }) => {
        const { places, guides } = place(toPoints(by), altKey)
        setDrag({ places: new Map(places.map((each) => [each.id, each])), page, guides })
      },
      onDrop: (by, { altKey }) => {
        setDrag(undefined)
        const { places } = place(toPoints(by), altKey)
        change((standing) => replacePlaces(standing, places), sayDone(places))
      },
      ...(onStill && { onStill }),
      onCancel: () => setDrag(undefined),
    })
  }

  return {
    drag,
    startMove(down: Down, place: FormPlace) {
      const ids = editing.selected.includes(place.id) ? editing.selected : [place.id]
      change((standing) => select(standing, ids))
      follow(down, place.page, {
        place: (by, free) =>
          shiftPlaces(editing, { ids, page: place.page, by, reach: free ? 0 : snapReach / scale }),
        // A press on one of several means that one alone.
        onStill: () => change((standing) => select(standing, [place.id])),
      })
    },
    startResize(down: Down, place: FormPlace, handle: Handle) {
      follow(down, place.page, {
        place: (by, free) =>
          stretchPlace(place, handle, { by, editing, reach: free ? 0 : snapReach / scale }),
      })
    },
  }
}

function sayDone(places: readonly FormPlace[]): string {
  const [first] = places
  const { x, y, width, height } = boundsOf(places)
  const what = first && places.length === 1 ? namePlace(first) : countPlaces(places.length)

  return `${what}: ${x} from the left, ${y} from the top, ${width} wide, ${height} high.`
}
