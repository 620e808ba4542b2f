import { canonicalJson } from '@countersign/answers/canonical-json'
import { sha256 } from '@countersign/pdf/sha256'
import type { EvidenceEvent, RecordedPosition } from '../envelope-events.ts'

/**
 * SHA-256 hash chain over the events: each hash covers the previous hash and the event as canonical
 * JSON (RFC 8785). The last hash reveals whether an event was changed, removed or inserted.
 */
export function hashEventChain(events: EvidenceEvent[]): string {
  return events.reduce(
    (previous, { recorded: _, ...event }) => sha256(`${previous}\n${canonicalJson(event)}`),
    '',
  )
}

/** What the certificate says of the events, in every file of a packet. */
export interface EventChainFacts {
  count: number
  headSha256: string
  /** Where the last of them stands in the server's record. */
  record?: RecordedPosition
}

export function describeEventChain(events: EvidenceEvent[]): EventChainFacts {
  const record = events.at(-1)?.recorded

  return { count: events.length, headSha256: hashEventChain(events), ...(record && { record }) }
}
