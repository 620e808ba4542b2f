import { canonicalJson } from '@countersign/answers'
import { sha256 } from '../sha256.ts'
import type { EvidenceEvent } from '../envelope-events.ts'

/**
 * SHA-256 hash chain over the events: each hash covers the previous hash and the event as canonical
 * JSON (RFC 8785). The last hash reveals whether an event was changed, removed or inserted.
 */
export function hashEventChain(events: EvidenceEvent[]): string {
  return events.reduce((previous, event) => sha256(`${previous}\n${canonicalJson(event)}`), '')
}
