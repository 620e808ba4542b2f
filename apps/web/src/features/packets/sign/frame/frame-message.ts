/** What a signing frame may tell the page around it. */
export type FrameMessage = { action: 'ready' } | { action: 'signedComplete'; isSigned: boolean }

interface Received {
  data: unknown
  origin: string
  source: unknown
}

/**
 * Reads a message of our own frame. Whatever comes from another origin, from another window (an
 * opener, another frame of this page) or in another shape is nothing.
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
