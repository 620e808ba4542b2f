import { useEffect, useEffectEvent } from 'react'
import { useRoom } from '../../room/room-context.ts'
import { focusControl } from '../../ui/focus-control.ts'
import { addPart, currentEntry, onTravel } from '../../ui/room-history.ts'

/** Back and Forward lead through the groups that were shown, and a reload to the last one. */
export function usePartHistory(shown: string | undefined): void {
  const { draftKey } = useRoom()
  const follow = useEffectEvent(() => {
    const part = currentEntry()?.part
    // Back from a dialog or the review leads to the group below it, which is shown already.
    if (part !== undefined && part !== shown) {
      focusControl(part)
    }
  })

  useEffect(() => {
    if (shown !== undefined) {
      addPart(draftKey, shown)
    }
  }, [draftKey, shown])
  useEffect(() => onTravel(() => follow()), [])
}
