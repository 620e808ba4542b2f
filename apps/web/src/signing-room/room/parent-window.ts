import type { FrameReady } from '@countersign/contract/rules/frame-messages'

export function notifyReady(): void {
  const message: FrameReady = { action: 'ready' }
  if (window.parent !== window) {
    window.parent.postMessage(message, window.location.origin)
  }
}

/**
 * Where the frame goes at the end. The server names it; still, only our own origin is allowed: a
 * `javascript:` URL would run as ours, and another site would look like ours.
 */
export function buildReturnUrl(returnUrl: string, origin: string, isSigned: boolean): string {
  const url = parseUrl(returnUrl, origin)
  const end = url?.origin === origin ? url : new URL('/close-signing', origin)
  end.searchParams.set('isSigned', String(isSigned))

  return end.href
}

/** `URL.parse` and `URL.canParse` are missing in older browsers. */
function parseUrl(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base)
  } catch {
    return undefined
  }
}

export function leaveRoom(returnUrl: string, isSigned: boolean): void {
  window.location.replace(buildReturnUrl(returnUrl, window.location.origin, isSigned))
}

/** Only the page around the frame can start a new session; it does so when it loads. */
export function reloadParent(): void {
  try {
    window.parent.location.reload()
  } catch {
    // A parent of another origin is not accessible; reloading the frame at least asks the server again.
    window.location.reload()
  }
}

/** Whether the page around the frame was reloaded since this time, at the address that it has now. */
export function isParentReloadedSince(time: number): boolean {
  try {
    const { performance, location } = window.parent
    const [load] = performance.getEntriesByType('navigation')
    const isReload = load !== undefined && 'type' in load && load.type === 'reload'
    return isReload && load.name === location.href && performance.timeOrigin > time
  } catch {
    // A parent of another origin does not tell.
    return false
  }
}
