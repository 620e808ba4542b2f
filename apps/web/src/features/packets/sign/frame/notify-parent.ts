import type { SignedComplete } from '@countersign/contract'

/** Tells the page around this frame how the session ended; only our own origin can hear it. */
export function notifyParent(isSigned: boolean): void {
  if (window.parent === window) {
    return
  }

  const message: SignedComplete = { action: 'signedComplete', isSigned }
  window.parent.postMessage(message, window.location.origin)
}
