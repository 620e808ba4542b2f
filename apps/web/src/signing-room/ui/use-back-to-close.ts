import { useEffect, useEffectEvent } from 'react'
import { addOver, onTravel, removeOver } from './room-history.ts'

/**
 * Back closes the dialog and stays in the room. On a phone it is a swipe from the edge, where a signature
 * may begin.
 */
export function useBackToClose(onClose: () => void) {
  const close = useEffectEvent(onClose)

  useEffect(() => {
    addOver('dialog')
    const unsubscribe = onTravel(() => close())
    return () => {
      unsubscribe()
      removeOver('dialog')
    }
  }, [])
}
