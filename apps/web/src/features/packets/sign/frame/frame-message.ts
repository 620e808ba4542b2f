import type {
  FrameReady,
  LanguageChosen,
  SignedComplete,
} from '@countersign/contract/rules/frame-messages'
import { languages } from '../../../../lib/language.ts'

type FrameMessage = FrameReady | SignedComplete | LanguageChosen

interface Received {
  data: unknown
  origin: string
  source: unknown
}

/**
 * Ignores messages from another origin, from another window (an opener, another frame) or in
 * another shape.
 */
export function readFrameMessage(
  event: Received,
  expected: { origin: string; frame: unknown },
): FrameMessage | undefined {
  if (event.origin !== expected.origin || !expected.frame || event.source !== expected.frame) {
    return undefined
  }

  const { data } = event
  if (typeof data !== 'object' || data === null || !('action' in data)) {
    return undefined
  }
  if (data.action === 'ready') {
    return { action: 'ready' }
  }
  if (data.action === 'signedComplete' && 'isSigned' in data) {
    return typeof data.isSigned === 'boolean'
      ? { action: 'signedComplete', isSigned: data.isSigned }
      : undefined
  }
  if (data.action === 'languageChosen' && 'language' in data) {
    const chosen = languages.find((language) => language === data.language)
    return chosen && { action: 'languageChosen', language: chosen }
  }

  return undefined
}
