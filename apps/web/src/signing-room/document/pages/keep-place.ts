import { flushSync } from 'react-dom'
import { goTo } from '../../steps/go-to.ts'
import { findPlace, placeNow } from './reading-place.ts'
import type { ReadingPlace } from './reading-place.ts'
import { chooseView } from './view-choice.ts'
import type { View } from './view-choice.ts'

/** Shows the other view, at the same place of the same form, in the same control. */
export function switchView(view: View): void {
  const place = placeNow()
  flushSync(() => chooseView(view))
  returnTo(place, view)
}

/** Makes a change that moves the page, and brings back to the window what was in it. */
export function keepPlace(change: () => void): void {
  const place = placeNow()
  flushSync(change)
  returnTo({ ...place, control: undefined })
}

/** Pages come a moment later: their part of the program and their places are fetched first. */
const patienceMs = 8000

function returnTo(place: ReadingPlace, view?: View, until = performance.now() + patienceMs): void {
  const shown = !view || isShown(place, view)
  if (!shown && performance.now() < until) {
    requestAnimationFrame(() => returnTo(place, view, until))
    return
  }
  if (place.control !== undefined && goTo(place.control)) {
    return
  }

  const top = findPlace(place)
  if (top !== undefined) {
    window.scrollBy({ top, behavior: 'instant' })
  }
}

function isShown({ form }: ReadingPlace, view: View): boolean {
  const article = form === undefined ? document : document.getElementById(form)?.closest('article')
  return article?.querySelector(`[data-view-shown="${view}"]`) !== null
}
