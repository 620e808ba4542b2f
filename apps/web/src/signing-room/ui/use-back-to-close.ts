import { useEffect, useEffectEvent } from 'react'

const dialogState = 'dialog'
let closeDialog: (() => void) | undefined
/** Going back is asynchronous: its `popstate` must not be taken for the person's. */
let isRemoving = false

/**
 * Back closes the dialog and stays in the room. On a phone it is a swipe from the edge, where a signature
 * may begin.
 */
export function useBackToClose(onClose: () => void) {
  const close = useEffectEvent(onClose)

  useEffect(() => {
    window.addEventListener('popstate', follow, { capture: true })
    closeDialog = () => close()
    if (!isRemoving) {
      addEntry()
    }

    return () => {
      closeDialog = undefined
      if (history.state === dialogState && !isRemoving) {
        isRemoving = true
        history.back()
      }
    }
  }, [])
}

/** The page scrolls to where the signer goes on: the browser must not scroll back for either entry. */
function addEntry() {
  history.scrollRestoration = 'manual'
  history.pushState(dialogState, '')
  history.scrollRestoration = 'manual'
}

function follow(event: Event) {
  if (isRemoving) {
    isRemoving = false
    event.stopImmediatePropagation()
    if (closeDialog) {
      addEntry()
    }
  } else if (closeDialog) {
    event.stopImmediatePropagation()
    closeDialog()
  }
}
