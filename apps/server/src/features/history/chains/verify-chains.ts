import type { Connection } from '@countersign/database'
import type { ChainBreak } from '../../../kernel/events/event-chain.ts'
import { findLostPositions, firstBreak } from './find-lost-positions.ts'
import { followChains } from './read-chains.ts'

export interface ChainReport {
  streams: number
  events: number
  /** Of how many events personal values were erased. */
  erased: number
  broken: BrokenChain[]
}

export interface BrokenChain extends ChainBreak {
  stream: string
}

/** Checks every chain from its first event to its last. Reads only. */
export async function verifyChains(db: Connection): Promise<ChainReport> {
  const report = { streams: 0, events: 0, erased: 0 }
  const found = new Map<string, ChainBreak>()

  for await (const { stream, events, erased, broken } of followChains(db)) {
    report.streams += 1
    report.events += events
    report.erased += erased
    if (broken) {
      found.set(stream, broken)
    }
  }
  for (const { stream, seq, kind } of await findLostPositions(db)) {
    const first = firstBreak(found.get(stream), { seq, kind })
    found.set(stream, first ?? { seq, kind })
  }

  return { ...report, broken: [...found].map(([stream, broken]) => ({ stream, ...broken })) }
}
