import { useState } from 'react'
import type { FocusEvent } from 'react'

/** Whether the focus is in a group of controls, and when it leaves the whole of it. */
export function useFocusWithin(left: () => void) {
  const [within, setWithin] = useState(false)

  return {
    within,
    onFocus: () => setWithin(true),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) {
        return
      }
      setWithin(false)
      left()
    },
  }
}
