import { useSyncExternalStore } from 'react'
import { besideMedia, useView } from '../document-view.ts'
import { keepFocusedControl } from '../reading-position.ts'

/** Whether the page can stand beside the questions, and whether it does. */
export function useBeside(): { canShow: boolean; isShown: boolean } {
  const canShow = useSyncExternalStore(subscribe, isWideEnough)
  return { canShow, isShown: useView() === 'beside' && canShow }
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(besideMedia)
  const change = () => keepFocusedControl(listener)
  media.addEventListener('change', change)
  return () => media.removeEventListener('change', change)
}

function isWideEnough(): boolean {
  return matchMedia(besideMedia).matches
}
