import { useEffect } from 'react'

/** Closing the tab loses the draft, so the browser asks first. */
export function useLeaveWarning(changed: boolean): void {
  useEffect(() => {
    if (!changed) {
      return
    }
    const preventClose = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventClose)
    return () => window.removeEventListener('beforeunload', preventClose)
  }, [changed])
}
