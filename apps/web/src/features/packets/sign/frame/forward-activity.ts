const activities = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'scroll', 'click'] as const

const everyMs = 10_000

/**
 * Events do not leave an iframe: without this an owner who fills out forms for an hour is logged
 * out as inactive. Same origin only.
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
