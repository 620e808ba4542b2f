import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './state.module.css'

interface WaitingStateProps {
  /** Said to a screen reader. */
  label?: string
  /** The shape of what comes. */
  shape?: 'rows' | 'cards' | 'text'
  count?: number
}

/** The shape of what comes, so that nothing jumps when it arrives. */
export function WaitingState({
  label = 'Loading...',
  shape = 'rows',
  count = 5,
}: WaitingStateProps) {
  return (
    <div className={shape === 'rows' ? styles.waiting : undefined} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Bones key={index} shape={shape} />
        ))}
      </div>
    </div>
  )
}

function Bones({ shape }: { shape: 'rows' | 'cards' | 'text' }) {
  switch (shape) {
    case 'rows':
      return (
        <div className={styles.row}>
          <div className={`${styles.bone} ${styles.short}`} />
          <div className={styles.bone} />
          <div className={styles.bone} />
          <div className={`${styles.bone} ${styles.short}`} />
        </div>
      )
    case 'cards':
      return <div className={`${styles.bone} ${styles.block}`} />
    case 'text':
      return <div className={`${styles.bone} ${styles.line}`} />
  }
}
