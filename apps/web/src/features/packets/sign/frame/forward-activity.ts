const activities = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'scroll', 'click'] as const

/** Often enough for an hour's clock, rare enough not to be felt. */
const everyMs = 10_000

/**
 * Lets this page feel what happens in the frame: events do not leave a frame, and an owner who fills
 * out for an hour would be logged out as inactive. Of another origin's page nothing can be felt.
 */
export function forwardActivity(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument ? frame.contentWindow : null
  let last = 0

  function pass() {
    if (Date.now() - last >= everyMs) {
      last = Date.now()
      window.dispatchEvent(new Event('mousemove'))
    }
  }
  for (const name of activities) {
    page?.addEventListener(name, pass, { capture: true, passive: true })
  }
}
