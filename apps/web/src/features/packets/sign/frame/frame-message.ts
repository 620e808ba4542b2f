export type FrameMessage = { action: 'ready' } | { action: 'signedComplete'; isSigned: boolean }

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

  return undefined
}
