/** What of a window is needed here; the rest is for the tests to leave out. */
interface PressedWindow {
  addEventListener(type: 'mousedown' | 'mouseup', heard: () => void): void
  setTimeout(run: () => void, milliseconds?: number): number
}

/** However a press ends, it does not hold words back for longer than this. */
const longestPressMs = 1000

/**
 * Runs something at once, or, while a button or a finger is down, right after its click. A message
 * that appears in between would push away the very thing that is being pressed, and the click with it.
 */
export function createDeferUntilPointerUp(page: PressedWindow): (run: () => void) => void {
  let waiting: (() => void)[] | undefined

  // A press takes the focus from the field before: its last words come after this and before the click.
  page.addEventListener('mousedown', () => {
    waiting ??= []
    page.setTimeout(release, longestPressMs)
  })
  page.addEventListener('mouseup', () => page.setTimeout(release))

  function release() {
    const held = waiting ?? []
    waiting = undefined
    held.forEach((run) => run())
  }

  return (run) => {
    if (waiting) {
      waiting.push(run)
    } else {
      run()
    }
  }
}
