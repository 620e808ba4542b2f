import { clsx } from 'clsx'
import { LoadingLines } from './loading-lines.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './state.module.css'

interface LoadingStateProps {
  /** For screen readers. */
  label?: string
  shape?: 'rows' | 'cards' | 'text'
  count?: number
}

/** A skeleton in the shape of the content, so that nothing jumps when it arrives. */
export function LoadingState({
  label = 'Loading...',
  shape = 'rows',
  count = 5,
}: LoadingStateProps) {
  return (
    <div className={shape === 'rows' ? styles.rows : undefined} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">
        {shape === 'text' ? (
          <LoadingLines count={count} />
        ) : (
          Array.from({ length: count }, (_, index) => <Skeleton key={index} shape={shape} />)
        )}
      </div>
    </div>
  )
}

function Skeleton({ shape }: { shape: 'rows' | 'cards' }) {
  switch (shape) {
    case 'rows':
      return (
        <div className={styles.row}>
          <div className={clsx(styles.skeleton, styles.short)} />
          <div className={styles.skeleton} />
          <div className={styles.skeleton} />
          <div className={clsx(styles.skeleton, styles.short)} />
        </div>
      )
    case 'cards':
      return <div className={clsx(styles.skeleton, styles.block)} />
  }
}
