import {
  chainStart,
  followChain,
  type ChainBreak,
  type CheckedChain,
  type StoredEvent,
} from '../kernel/events/event-chain.ts'

/** Where the chain of one stream breaks, given all its events in order. */
export function findChainBreak(events: readonly StoredEvent[]): ChainBreak | undefined {
  const start: CheckedChain = { end: chainStart }

  return events.reduce((chain, event) => followChain(chain, event), start).broken
}
