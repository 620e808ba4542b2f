import { canonicalJson } from '@countersign/answers'
import { sha256 } from '../sha256.ts'
import type { EvidenceEvent } from '../envelope-events.ts'

/**
 * The hash of an envelope's events, each chained to the one before it: SHA-256 of the previous hash
 * (none for the first) and the event as canonical JSON. Whoever holds the last hash can tell whether
 * an event was changed, taken out or put in.
 */
export function hashEventChain(events: EvidenceEvent[]): string {
  return events.reduce((previous, event) => sha256(`${previous}\n${canonicalJson(event)}`), '')
}
