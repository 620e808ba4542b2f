import { useEffect, useRef } from 'react'
import { addPart, currentEntry } from '../../room/part-history.ts'
import { useRoom } from '../../room/room-context.ts'
import { focusControl } from '../../ui/focus-control.ts'

/** Back and Forward lead through the groups that were shown, and a reload to the last one. */
export function usePartHistory(shown: string | undefined): void {
  const { draftKey } = useRoom()
  const depth = useRef<number>(undefined)

  useEffect(() => {
    if (shown !== undefined) {
      addPart(draftKey, shown)
      depth.current = currentEntry()?.depth ?? depth.current
    }
  }, [draftKey, shown])
  useEffect(() => {
    const follow = () => {
      const entry = currentEntry()
      // Back from a dialog or the review leads to the group below it, which is shown already.
      if (entry && entry.depth !== depth.current) {
        depth.current = entry.depth
        focusControl(entry.part)
      }
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
}
