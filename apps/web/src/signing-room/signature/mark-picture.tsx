import type { Mark } from '@countersign/contract'
import '@fontsource/caveat/latin-400.css'
import '@fontsource/caveat/latin-ext-400.css'
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
    return (
      <span className={styles.typed} data-size={size} role="img" aria-label={label}>
        {mark.text}
      </span>
    )
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
