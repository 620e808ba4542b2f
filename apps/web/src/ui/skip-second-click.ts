import type { MouseEvent } from 'react'

/** The second click of a double click was meant for what stood here before, or would undo the first. */
export function skipSecondClick(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault()
    event.stopPropagation()
  }
}
