import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import { handles, type Handle } from '../../model/geometry/resize.ts'
import styles from './canvas.module.css'

interface HandlesProps {
  place: FormPlace
  scale: number
  onStart: (event: React.PointerEvent, handle: Handle) => void
}

/** For the pointer only: Alt and the arrow keys resize too, and the panel takes numbers. */
export function Handles({ place, scale, onStart }: HandlesProps) {
  return (
    <div
      className={styles.handles}
      data-small={Math.min(place.width, place.height) * scale < 18}
      style={{
        left: place.x * scale,
        top: place.y * scale,
        width: place.width * scale,
        height: place.height * scale,
      }}
      aria-hidden="true"
    >
      {handles.map((handle) => (
        <span
          key={handle}
          data-handle={handle}
          className={styles.handle}
          onPointerDown={(event) => {
            event.preventDefault()
            event.stopPropagation()
            onStart(event, handle)
          }}
        />
      ))}
    </div>
  )
}
