import { useEffect, useState } from 'react'

const refreshMs = 20_000

/** The time in milliseconds, for words like "just now". */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs)
    return () => clearInterval(timer)
  }, [])

  return now
}
