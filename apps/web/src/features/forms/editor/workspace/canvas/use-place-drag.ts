import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import { useState } from 'react'
import { boundingBox } from '../../model/geometry/box.ts'
import {
  dragPlaces,
  dragHandle,
  type DragResult,
  type Offset,
} from '../../model/geometry/drag-places.ts'
import { replacePlaces, select } from '../../model/editing.ts'
import { countPlaces, placeName } from '../../model/place-labels.ts'
import type { Handle } from '../../model/geometry/resize.ts'
import type { Guide } from '../../model/geometry/snap.ts'
import type { Editor } from '../use-editor.ts'
import { followPointer } from './follow-pointer.ts'

/** Preview of a drag; applied on release. */
export interface Drag {
  places: ReadonlyMap<string, FormPlace>
  page: number
  guides: readonly Guide[]
}

/** In pixels. */
const snapDistance = 5

type Down = Pick<React.PointerEvent, 'clientX' | 'clientY' | 'pointerId'>

export function usePlaceDrag({ editing, change }: Editor, scale: number) {
  const [drag, setDrag] = useState<Drag>()

  function follow(
    down: Down,
    page: number,
    {
      place,
      onStill: onClick,
    }: { place: (by: Offset, free: boolean) => DragResult; onStill?: () => void },
  ) {
    const toPoints = ({ dx, dy }: Offset) => ({
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
        change((current) => replacePlaces(current, places), describeResult(places))
      },
      ...(onClick && { onClick }),
      onCancel: () => setDrag(undefined),
    })
  }

  return {
    drag,
    startMove(down: Down, place: FormPlace) {
      const ids = editing.selected.includes(place.id) ? editing.selected : [place.id]
      change((current) => select(current, ids))
      follow(down, place.page, {
        place: (by, free) =>
          dragPlaces(editing, {
            ids,
            page: place.page,
            by,
            reach: free ? 0 : snapDistance / scale,
          }),
        // A click on one of several selected places selects that one.
        onStill: () => change((current) => select(current, [place.id])),
      })
    },
    startResize(down: Down, place: FormPlace, handle: Handle) {
      follow(down, place.page, {
        place: (by, free) =>
          dragHandle(place, handle, { by, editing, reach: free ? 0 : snapDistance / scale }),
      })
    },
  }
}

function describeResult(places: readonly FormPlace[]): string {
  const [first] = places
  const { x, y, width, height } = boundingBox(places)
  const what = first && places.length === 1 ? placeName(first) : countPlaces(places.length)

  return `${what}: ${x} from the left, ${y} from the top, ${width} wide, ${height} high.`
}
