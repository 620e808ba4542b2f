import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { HTMLAttributes } from 'react'
import { setHidden } from './reveal.ts'

interface UntilFoundProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section'
  isHidden: boolean
  /** The browser's search, a link or `reveal` shows what is inside. */
  onFound: () => void
}

/** Hidden with all its state, but found by the search of browsers that can (`hidden="until-found"`). */
export function UntilFound({ as: Tag = 'div', isHidden, onFound, ...rest }: UntilFoundProps) {
  const ref = useRef<HTMLElement>(null)
  const found = useEffectEvent(onFound)
  useLayoutEffect(() => {
    setHidden(ref.current, isHidden)
  })
  useLayoutEffect(() => {
    const element = ref.current
    const listen = ({ target }: Event) => target === element && found()
    element?.addEventListener('beforematch', listen)
    return () => element?.removeEventListener('beforematch', listen)
  }, [])

  return <Tag ref={(element: HTMLElement | null) => void (ref.current = element)} {...rest} />
}
