import type { Mark } from '@countersign/answers/answer'
import { defaultHand } from './hand-font.ts'
import styles from './mark-picture.module.css'

interface MarkPictureProps {
  mark: Mark
  /** What screen readers read instead of the picture. */
  label: string
  size: 'signature' | 'initials'
}

export function MarkPicture({ mark, label, size }: MarkPictureProps) {
  switch (mark.kind) {
    case 'typed':
      return <TypedMark mark={mark} label={label} size={size} />
    case 'picture': {
      const source = `data:image/png;base64,${mark.png}`
      return <img className={styles.picture} data-size={size} src={source} alt={label} />
    }
    case 'drawn':
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
}

interface TypedMarkProps extends MarkPictureProps {
  mark: Extract<Mark, { kind: 'typed' }>
}

function TypedMark({ mark: { text, hand = defaultHand }, label, size }: TypedMarkProps) {
  return (
    <span className={styles.typed} data-size={size} data-hand={hand} role="img" aria-label={label}>
      {text}
    </span>
  )
}

/** An SVG path with curves through the midpoints between points, to round the corners. */
function strokePath(stroke: readonly { x: number; y: number }[]): string {
  const [start, ...rest] = stroke
  if (!start) {
    return ''
  }
  if (rest.length === 0) {
    // A dot: a line without length, which the round line cap makes visible.
    return `M${start.x} ${start.y}h0`
  }

  const curves = rest.map((point, index) => {
    const next = rest[index + 1]
    return next
      ? `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
      : `L${point.x} ${point.y}`
  })
  return `M${start.x} ${start.y}${curves.join('')}`
}
