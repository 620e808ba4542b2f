import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from './notice.tsx'

interface ErrorNoticeProps {
  /** Another one brings the notice into view again. */
  error: unknown
  title: string
  children: ReactNode
}

/** Comes into view by itself: the button that failed may be at the foot of a long page. */
export function ErrorNotice({ error, title, children }: ErrorNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [error])

  return (
    <div ref={place}>
      <Notice tone="red" role="alert" title={title}>
        {children}
      </Notice>
    </div>
  )
}
