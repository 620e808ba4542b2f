/** The part of `window` that is used here. */
interface PointerWindow {
  addEventListener(type: 'mousedown' | 'mouseup', listener: () => void): void
  setTimeout(run: () => void, milliseconds?: number): number
}

/** Runs what waits even if the pointer is never released. */
const maxPressMs = 3000

/**
 * Runs something at once, or, while the pointer is down, right after the click. An error message that
 * appears in between would move the button that is being pressed, and the click would be lost.
 */
export function createDeferUntilPointerUp(page: PointerWindow): (run: () => void) => void {
  let waiting: (() => void)[] | undefined

  // A press moves the focus: the field before it reports its error after `mousedown` and before `click`.
  page.addEventListener('mousedown', () => {
    waiting ??= []
    page.setTimeout(release, maxPressMs)
  })
  page.addEventListener('mouseup', () => page.setTimeout(release))

  function release() {
    const deferred = waiting ?? []
    waiting = undefined
    deferred.forEach((run) => run())
  }

  return (run) => {
    if (waiting) {
      waiting.push(run)
    } else {
      run()
    }
  }
}
