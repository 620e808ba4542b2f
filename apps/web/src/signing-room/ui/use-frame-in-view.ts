import { useEffect } from 'react'

/**
 * In a low window the page around the frame scrolls. Shows all of the frame, down to the buttons of
 * the dialog that uses this.
 */
export function useFrameInView(): void {
  useEffect(() => {
    // Newer browsers return a promise, which React would take for the cleanup.
    void window.frameElement?.scrollIntoView({ block: 'nearest' })
  }, [])
}
