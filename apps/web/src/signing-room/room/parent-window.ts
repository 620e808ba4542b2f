import type { FrameReady } from '@countersign/contract'

/** Tells the page around us that there is something to see. */
export function notifyReady(): void {
  const message: FrameReady = { action: 'ready' }
  if (window.parent !== window) {
    window.parent.postMessage(message, window.location.origin)
  }
}

/**
 * Where the frame goes at the end. The room's own answer names it, and still only our own origin is
 * gone to: a `javascript:` address or a stranger's page would run or look like ours.
 */
export function buildReturnUrl(returnUrl: string, origin: string, isSigned: boolean): string {
  const address = URL.canParse(returnUrl, origin) ? new URL(returnUrl, origin) : undefined
  const end = address?.origin === origin ? address : new URL('/close-signing', origin)
  end.searchParams.set('isSigned', String(isSigned))

  return end.href
}

export function leaveRoom(returnUrl: string, isSigned: boolean): void {
  window.location.replace(buildReturnUrl(returnUrl, window.location.origin, isSigned))
}

/** Only the page around us can ask for a new session; loading it again does. */
export function reloadParent(): void {
  try {
    window.parent.location.reload()
  } catch {
    // A page of another origin may not be touched; our own reload at least asks the server again.
    window.location.reload()
  }
}
