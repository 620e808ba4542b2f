import type { SignedComplete } from '@countersign/contract/rules/frame-messages'

/** Only our own origin receives the message. */
export function notifyParent(isSigned: boolean): void {
  if (window.parent === window) {
    return
  }

  const message: SignedComplete = { action: 'signedComplete', isSigned }
  window.parent.postMessage(message, window.location.origin)
}
