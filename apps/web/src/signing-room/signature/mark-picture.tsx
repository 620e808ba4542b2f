import type { Mark } from '@countersign/answers'
import { useEffect } from 'react'
import { fetchHand, firstHand } from './hand-font.ts'
import { strokePath } from './stroke-path.ts'
import styles from './signature.module.css'

interface MarkPictureProps {
  mark: Mark
  /** What a screen reader says instead of the picture. */
  label: string
  size: 'signature' | 'initials'
}

/** A signature or initials as they look on the page. */
export function MarkPicture({ mark, label, size }: MarkPictureProps) {
  if (mark.kind === 'typed') {
    return <TypedMark mark={mark} label={label} size={size} />
  }
  if (mark.kind === 'picture') {
    const source = `data:image/png;base64,${mark.png}`
    return <img className={styles.picture} data-size={size} src={source} alt={label} />
  }

  return (
    <svg
      className={styles.drawn}
      data-size={size}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      preserveAspectRatio="xMinYMid meet"
    >
      {mark.strokes.map((stroke, index) => (
        <path key={index} d={strokePath(stroke)} />
      ))}
    </svg>
  )
}

interface TypedMarkProps extends MarkPictureProps {
  mark: Extract<Mark, { kind: 'typed' }>
}

function TypedMark({ mark: { text, hand = firstHand }, label, size }: TypedMarkProps) {
  useEffect(() => fetchHand(hand), [hand])

  return (
    <span className={styles.typed} data-size={size} data-hand={hand} role="img" aria-label={label}>
      {text}
    </span>
  )
}
