import type { ResidentLanguage } from '../schemas/languages.ts'

/**
 * Messages between a frame and the page around it (`window.postMessage`). A message is no proof:
 * the receiver asks the server.
 */
export interface SignedComplete {
  action: 'signedComplete'
  isSigned: boolean
}

/** Sent by the embedded signing room: where site data is blocked, the page around it reads it nowhere else. */
export interface LanguageChosen {
  action: 'languageChosen'
  language: ResidentLanguage
}

/** Sent by the embedded signing room once it has rendered, so that the frame is shown at once. */
export interface FrameReady {
  action: 'ready'
}
