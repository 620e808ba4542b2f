import type { CSSProperties } from 'react'
import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx'
import { placeLook, placeName } from '../../model/place-labels.ts'
import { placeElementId } from '../place-element.ts'
import styles from './canvas.module.css'

interface PlaceBoxProps {
  place: FormPlace
  /** CSS pixels to a point. */
  scale: number
  selected: boolean
  errors: readonly string[]
  onPointerDown: (event: React.PointerEvent, place: FormPlace) => void
  onFocus: (event: React.FocusEvent, place: FormPlace) => void
  onToggle: (place: FormPlace) => void
}

export function PlaceBox(props: PlaceBoxProps) {
  const { place, scale, selected, errors, onPointerDown, onFocus, onToggle } = props
  const errorId = `${placeElementId(place.id)}-errors`
  const roomy = place.width * scale >= 48 && place.height * scale >= 13

  const { color, mark } = placeLook(place)
  const look: CSSProperties & Record<`--${string}`, string> = {
    '--who': color,
    left: place.x * scale,
    top: place.y * scale,
    width: place.width * scale,
    height: place.height * scale,
  }

  return (
    <>
      <button
        type="button"
        id={placeElementId(place.id)}
        data-place={place.id}
        data-roomy={roomy}
        data-wrong={errors.length > 0}
        className={styles.place}
        style={look}
        aria-pressed={selected}
        aria-describedby={errors.length > 0 ? errorId : undefined}
        onPointerDown={(event) => onPointerDown(event, place)}
        onFocus={(event) => onFocus(event, place)}
        onClick={({ detail }) => detail === 0 && onToggle(place)}
      >
        <VisuallyHidden>{placeName(place)}</VisuallyHidden>
        <span aria-hidden="true" className={styles.mark}>
          {mark}
        </span>
        {roomy && (
          <span aria-hidden="true" className={styles.label}>
            {place.label}
          </span>
        )}
        {errors.length > 0 && (
          <span aria-hidden="true" className={styles.errorMark}>
            !
          </span>
        )}
      </button>
      {errors.length > 0 && (
        <span id={errorId} hidden>
          {errors.join(' ')}
        </span>
      )}
    </>
  )
}
