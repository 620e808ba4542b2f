import { flushSync } from 'react-dom'
import { focusControl } from '../ui/focus-control.ts'
import { findReadingPosition, readReadingPosition } from './reading-position.ts'
import type { ReadingPosition } from './reading-position.ts'
import { chooseView } from './view-choice.ts'
import type { View } from './view-choice.ts'

/** Shows the other view, at the same place of the same form, in the same control. */
export function switchView(view: View): void {
  const place = readReadingPosition()
  flushSync(() => chooseView(view))
  restore(place, view)
}

/** Makes a change that moves the page, and brings back to the window what was in it. */
export function keepReadingPosition(change: () => void): void {
  const place = readReadingPosition()
  flushSync(change)
  restore({ ...place, control: undefined })
}

/** Pages come a moment later: their part of the program and their places are fetched first. */
const patienceMs = 8000

function restore(
  place: ReadingPosition,
  view?: View,
  until = performance.now() + patienceMs,
): void {
  const shown = !view || isShown(place, view)
  if (!shown && performance.now() < until) {
    requestAnimationFrame(() => restore(place, view, until))
    return
  }
  if (place.control !== undefined && focusControl(place.control)) {
    return
  }

  const top = findReadingPosition(place)
  if (top !== undefined) {
    window.scrollBy({ top, behavior: 'instant' })
  }
}

function isShown({ form }: ReadingPosition, view: View): boolean {
  const article = form === undefined ? document : document.getElementById(form)?.closest('article')
  return article?.querySelector(`[data-view-shown="${view}"]`) !== null
}
