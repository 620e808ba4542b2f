import { createHash } from 'node:crypto'
import { canonicalJson } from '@countersign/answers/canonical-json'
import type { ChainBreakKind, PersonalParts, UnchainedEvent } from '@countersign/database'
import { checkPersonal } from './personal-fields.ts'

/**
 * What the hash of an event covers: all its facts, and the hash of the event before it. Of personal
 * values, `data` has salted digests.
 */
export interface ChainedEvent {
  stream: string
  /** 1, 2, 3... within the stream. */
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

export interface StoredEvent extends ChainedEvent {
  hash: string
  personal?: PersonalParts | null
}

/** By number, what became of events from before there were digests: their hash, and how they read now. */
export type ErasedEvents = ReadonlyMap<number, { hash: string; erasedHash: string }>

/** The last event up to which a chain is intact. */
export interface ChainPosition {
  seq: number
  hash: string
}

/**
 * Where a chain breaks, and what is wrong there: the event was changed, events are missing from here
 * on, or the event follows another one than it did when it was recorded.
 */
export interface ChainBreak {
  seq: number
  kind: ChainBreakKind
}

/** Before the first event of a stream. */
export const chainStart: ChainPosition = { seq: 0, hash: '0'.repeat(64) }

/** SHA-256 over the canonical JSON of the event, lower-case hex. */
export function hashEvent(event: ChainedEvent): string {
  return createHash('sha256').update(factsOf(event)).digest('hex')
}

function factsOf(event: ChainedEvent): string {
  const { stream, seq, type, actor, at, data, ip, userAgent, timeZone, previousHash } = event
  const facts = { stream, seq, type, actor, at: at.toISOString(), data, ip, userAgent, timeZone }

  return canonicalJson({ ...facts, previousHash })
}

export type NewChainedEvent = Omit<ChainedEvent, 'seq' | 'previousHash'>

/**
 * What is hashed of an event, in two parts: PostgreSQL inserts the hash of the one before it and its
 * number, which are neighbors in the order of the keys. Behind them come only texts, in which the
 * quotes of `between` cannot stand.
 */
export function splitFacts(
  event: NewChainedEvent,
  personal?: PersonalParts | undefined,
): UnchainedEvent {
  const facts = factsOf({ ...event, seq: 0, previousHash: '' })
  const start = facts.lastIndexOf(between)

  return {
    stream: event.stream,
    head: facts.slice(0, start),
    tail: `${facts.slice(start + between.length)}${personal ? `\n${canonicalJson(personal)}` : ''}`,
  }
}

const between = '"previousHash":"","seq":0'

/** What is wrong with an event that should follow `previous`; `undefined` where it does. */
function findBreak(
  previous: ChainPosition,
  event: StoredEvent,
  erased: ErasedEvents | undefined,
): ChainBreak | undefined {
  if (event.seq > previous.seq + 1) {
    return { seq: previous.seq + 1, kind: 'missing' }
  }
  if (!isAsRecorded(event, erased?.get(event.seq)) || checkPersonal(event).isChanged) {
    return { seq: event.seq, kind: 'changed' }
  }
  if (event.seq <= previous.seq || event.previousHash !== previous.hash) {
    return { seq: event.seq, kind: 'out-of-order' }
  }

  return undefined
}

function isAsRecorded(event: StoredEvent, erased: ReturnType<ErasedEvents['get']>): boolean {
  const hash = hashEvent(event)

  return event.hash === hash || (event.hash === erased?.hash && hash === erased.erasedHash)
}

export interface CheckedChain {
  /** The last event of the intact part. */
  end: ChainPosition
  /** The first break; what comes after it is not looked at. */
  broken?: ChainBreak | undefined
}

export function followChain(
  { end, broken }: CheckedChain,
  event: StoredEvent,
  erased?: ErasedEvents,
): CheckedChain {
  const found = broken ?? findBreak(end, event, erased)

  return found ? { end, broken: found } : { end: { seq: event.seq, hash: event.hash } }
}
