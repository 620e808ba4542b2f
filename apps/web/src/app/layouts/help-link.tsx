import { paths } from '../../lib/paths.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** In a new tab, so that nobody loses their place. */
export function HelpLink({ className }: { className?: string | undefined }) {
  return (
    <a className={className} href={paths.help} target="_blank" rel="noreferrer">
      How it works<VisuallyHidden>, opens in a new tab</VisuallyHidden>
    </a>
  )
}
