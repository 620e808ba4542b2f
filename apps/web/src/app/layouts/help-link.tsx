import { paths } from '../../lib/paths.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './layout.module.css'

/** In a new tab, so that nobody loses their place. */
export function HelpLink({ className }: { className?: string | undefined }) {
  return (
    <a className={className} href={paths.help} target="_blank" rel="noreferrer">
      <span className={styles.helpMark} aria-hidden="true">
        ?
      </span>
      <span className={styles.helpWords}>How it works</span>
      <VisuallyHidden>, opens in a new tab</VisuallyHidden>
    </a>
  )
}
