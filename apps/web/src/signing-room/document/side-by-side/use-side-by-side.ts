import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { closestControl } from '../../ui/anchors.ts'
import { focusControl } from '../../ui/focus-control.ts'
import { sideBySideMedia, useView } from '../../room/document-view.ts'

export interface SideBySide {
  /** The window is wide enough for the page beside the questions. */
  canShow: boolean
  isShown: boolean
}

export function useSideBySide(): SideBySide {
  const canShow = useSyncExternalStore(subscribe, isWideEnough)
  return { canShow, isShown: useView() === 'side-by-side' && canShow }
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(sideBySideMedia)
  const change = () => keepFocusedControl(listener)
  media.addEventListener('change', change)
  return () => media.removeEventListener('change', change)
}

function isWideEnough(): boolean {
  return matchMedia(sideBySideMedia).matches
}

/** Makes a change that replaces controls, with the focus in the same one as before. */
function keepFocusedControl(change: () => void): void {
  const control = document.activeElement && closestControl(document.activeElement)?.id
  flushSync(change)
  if (control && !document.getElementById(control)?.contains(document.activeElement)) {
    focusControl(control)
  }
}
