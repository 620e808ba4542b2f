import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import { select, toggleSelected } from '../../model/editing.ts'
import type { PlaceErrors } from '../../model/place-errors.ts'
import type { Editor } from '../use-editor.ts'
import styles from './canvas.module.css'
import { Handles } from './handles.tsx'
import { PlaceBox } from './place-box.tsx'
import type { Marquee } from './use-marquee.ts'
import type { Drag } from './use-place-drag.ts'
import type { Handle } from '../../model/geometry/resize.ts'

interface PageOverlayProps {
  /** From 0. */
  page: number
  /** Places of this page, in reading order. */
  places: readonly FormPlace[]
  scale: number
  editor: Editor
  errors: PlaceErrors
  drag: Drag | undefined
  marquee: Marquee | undefined
  /** The next press on the page places a field. */
  placing: boolean
  onPlace: (position: { page: number; x: number; y: number }) => void
  onMarquee: (event: React.PointerEvent<HTMLElement>, page: number) => void
  onMove: (event: React.PointerEvent, place: FormPlace) => void
  onResize: (event: React.PointerEvent, place: FormPlace, handle: Handle) => void
}

export function PageOverlay(props: PageOverlayProps) {
  const { page, scale, editor, errors, drag, marquee, placing } = props
  const { selected } = editor.editing
  const places = props.places.map((place) => drag?.places.get(place.id) ?? place)
  const [only] = places.filter(({ id }) => selected.includes(id))

  function press(event: React.PointerEvent<HTMLElement>) {
    if (event.target !== event.currentTarget || event.button !== 0) {
      return
    }
    if (placing) {
      const edge = event.currentTarget.getBoundingClientRect()
      event.preventDefault()
      props.onPlace({
        page,
        x: (event.clientX - edge.left) / scale,
        y: (event.clientY - edge.top) / scale,
      })
    } else if (event.pointerType === 'mouse') {
      props.onMarquee(event, page)
    }
  }

  return (
    <div className={styles.overlay} data-page={page} data-placing={placing} onPointerDown={press}>
      {places.map((place) => (
        <PlaceBox
          key={place.id}
          place={place}
          scale={scale}
          selected={selected.includes(place.id)}
          errors={errors.byPlace.get(place.id) ?? none}
          onPointerDown={(event) => pressPlace(event, place)}
          onFocus={(event) => selectFocused(event, place)}
          onToggle={() => editor.change((current) => toggleSelected(current, place.id))}
        />
      ))}
      {only && selected.length === 1 && (
        <Handles
          place={only}
          scale={scale}
          onStart={(event, handle) => props.onResize(event, only, handle)}
        />
      )}
      {drag?.page === page &&
        drag.guides.map(({ axis, at }) => (
          <div
            key={`${axis} ${at}`}
            className={styles.guide}
            data-axis={axis}
            style={axis === 'x' ? { left: at * scale } : { top: at * scale }}
          />
        ))}
      {marquee?.page === page && (
        <div
          className={styles.marquee}
          style={{
            left: marquee.x * scale,
            top: marquee.y * scale,
            width: marquee.width * scale,
            height: marquee.height * scale,
          }}
        />
      )}
    </div>
  )

  /** Shift toggles. Touch selects first and moves only what is selected. */
  function pressPlace(event: React.PointerEvent, place: FormPlace) {
    if (event.button !== 0) {
      return
    }
    if (event.shiftKey || event.ctrlKey || event.metaKey) {
      event.preventDefault()
      editor.change((current) => toggleSelected(current, place.id))
    } else if (event.pointerType === 'mouse' || selected.includes(place.id)) {
      props.onMove(event, place)
    } else {
      editor.change((current) => select(current, [place.id]))
    }
  }

  /** Keyboard focus selects, unless several places are selected; a pointer has selected already. */
  function selectFocused(event: React.FocusEvent, place: FormPlace) {
    if (event.currentTarget.matches(':focus-visible')) {
      editor.change((current) =>
        current.selected.length > 1 ? current : select(current, [place.id]),
      )
    }
  }
}

const none: readonly string[] = []
