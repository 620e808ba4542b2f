/**
 * Messages between a frame and the page around it (`window.postMessage`). A message is no proof:
 * the receiver asks the server.
 */
export interface SignedComplete {
  action: 'signedComplete'
  isSigned: boolean
}

/** Sent by the embedded signing room once it has rendered, so that the frame is shown at once. */
export interface FrameReady {
  action: 'ready'
}
