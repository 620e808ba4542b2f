import { createHash } from 'node:crypto'
import { canonicalJson } from '../canonical-json.ts'

/** What the hash of an event covers: everything that is said of it, and the row before it. */
export interface ChainedEvent {
  stream: string
  seq: number
  type: string
  actor: string
  at: Date
  data: object
  ip: string | null
  userAgent: string | null
  timeZone: string | null
  previousHash: string
}

/** What stands before the first event of a stream. */
export const genesisHash = '0'.repeat(64)

/** SHA-256 over the canonical JSON of the event, lower-case hex. */
export function hashEvent(event: ChainedEvent): string {
  const { stream, seq, type, actor, at, data, ip, userAgent, timeZone, previousHash } = event
  const said = { stream, seq, type, actor, at: at.toISOString(), data, ip, userAgent, timeZone }

  return createHash('sha256')
    .update(canonicalJson({ ...said, previousHash }))
    .digest('hex')
}

/** The place of the first event that is not as it was written, or `undefined` where all stand. */
export function firstBrokenLink(
  events: readonly (ChainedEvent & { hash: string })[],
): number | undefined {
  let previousHash = genesisHash

  for (const [index, event] of events.entries()) {
    const stands =
      event.seq === index + 1 &&
      event.previousHash === previousHash &&
      event.hash === hashEvent(event)
    if (!stands) {
      return index + 1
    }
    previousHash = event.hash
  }

  return undefined
}
