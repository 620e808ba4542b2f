import { useEffect, useState } from 'react'

/** How far down the window the line is at which people read. */
const eyeLine = 0.35

/** Which of these headings the person is below; the first one above all of them. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      setCurrent(findCurrent(ids))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    schedule()
    window.addEventListener('scroll', schedule, { passive: true })
    return () => {
      window.removeEventListener('scroll', schedule)
      cancelAnimationFrame(frame)
    }
  }, [ids])

  return current
}

function findCurrent(ids: readonly string[]): string | undefined {
  const line = window.innerHeight * eyeLine
  const above = ids.findLast((id) => {
    const heading = document.getElementById(id)
    return heading !== null && heading.getBoundingClientRect().top <= line
  })

  return above ?? ids[0]
}
