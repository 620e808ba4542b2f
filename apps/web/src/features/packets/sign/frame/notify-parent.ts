import type { SignedComplete } from '@countersign/contract'

/** Only our own origin receives the message. */
export function notifyParent(isSigned: boolean): void {
  if (window.parent === window) {
    return
  }

  const message: SignedComplete = { action: 'signedComplete', isSigned }
  window.parent.postMessage(message, window.location.origin)
}
