import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether an element is in the viewport or at most one viewport height away. */
export function useNear(target: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) {
      return
    }
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      // The scroll margin is for a viewer that scrolls by itself.
      { rootMargin: '100% 0px', scrollMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])

  return near
}
