import { distanceTo } from '../reading-position.ts'
import type { ReadingPosition } from '../reading-position.ts'

/** Kept free above and below a place, in pixels. */
const margin = 24

/** Scrolls to the first place of the current answer, unless all of it is in view. */
export function scrollToCurrentPlace(scroller: HTMLElement): void {
  const place = scroller.querySelector('[data-current="true"]')
  if (!place) {
    return
  }
  const frame = scroller.getBoundingClientRect()
  const box = place.getBoundingClientRect()
  const isVisible =
    box.top >= frame.top + margin &&
    box.bottom <= frame.bottom - margin &&
    box.left >= frame.left &&
    box.right <= frame.right
  if (!isVisible) {
    scroller.scrollBy({
      top: middle(box.top, box.bottom) - middle(frame.top, frame.bottom),
      left: middle(box.left, box.right) - middle(frame.left, frame.right),
      behavior: 'instant',
    })
  }
}

/** Scrolls to the same passage as in the text of the form. */
export function scrollToPassage(scroller: HTMLElement, position: ReadingPosition): void {
  const pages = scroller.firstElementChild
  const top = pages ? distanceTo(position, pages) : undefined
  if (top !== undefined) {
    scroller.scrollBy({ top, behavior: 'instant' })
  }
}

function middle(start: number, end: number): number {
  return (start + end) / 2
}
