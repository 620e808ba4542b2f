import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ExchangeCounts } from '../../kernel/rate-counts.ts'

export interface RateLimiter {
  hit(key: string): CallerCount
  /** Without counting. */
  read(key: string): CallerCount
  /** With the other servers; once a second is enough. Never rejects. */
  exchange(): Promise<void>
}

export interface CallerCount {
  /** Requests in the caller's minute, at all servers as of the last exchange. */
  count: number
  /** Until it ends. */
  leftMs: number
}

interface Entry {
  /** Of all servers, as far as this one knows. */
  known: number
  pending: number
  endsAt: number
}

const windowMs = 60_000
/** Callers that are remembered; the longest silent one is forgotten first. */
const maxCallers = 50_000
const maxSent = 5000

interface RateLimiterOptions {
  exchange: ExchangeCounts
  log: FastifyBaseLogger
  /** In milliseconds; default: a clock that nobody sets. */
  now?: () => number
}

/**
 * Counts in memory and exchanges the sums with the other servers, so that a request costs no statement.
 * While the database is away, each server goes on with what it knows.
 */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { exchange, log, now = () => performance.now() } = options
  const callers = new LRUCache<string, Entry>({ max: maxCallers })
  let isExchanging = false
  let isAway = false

  const current = (key: string) => {
    const entry = callers.get(key)
    return entry && entry.endsAt > now() ? entry : undefined
  }
  const count = (entry: Entry): CallerCount => ({
    count: entry.known + entry.pending,
    leftMs: entry.endsAt - now(),
  })

  return {
    hit(key) {
      let entry = current(key)
      if (!entry) {
        entry = { known: 0, pending: 0, endsAt: now() + windowMs }
        callers.set(key, entry)
      }
      entry.pending += 1
      return count(entry)
    },
    read(key) {
      const entry = current(key)
      return entry ? count(entry) : { count: 0, leftMs: 0 }
    },
    async exchange() {
      const batch = isExchanging ? [] : takePending(callers, now())
      if (batch.length === 0) {
        return
      }

      isExchanging = true
      try {
        const sums = new Map(
          (await exchange(batch.map(({ sent }) => sent))).map((sum) => [sum.key, sum]),
        )
        for (const { entry, sent } of batch) {
          const sum = sums.get(sent.key)
          entry.known = sum?.count ?? entry.known
          entry.endsAt = sum ? now() + sum.leftMs : entry.endsAt
        }
        isAway = false
      } catch (error) {
        for (const { entry, sent } of batch) {
          entry.known -= sent.count
          entry.pending += sent.count
        }
        if (!isAway) {
          log.warn({ err: error }, 'rate limits are counted on this server only')
        }
        isAway = true
      } finally {
        isExchanging = false
      }
    },
  }
}

function takePending(callers: LRUCache<string, Entry>, now: number) {
  const batch = []
  for (const [key, entry] of callers.entries()) {
    if (batch.length === maxSent) {
      break
    }
    if (entry.pending > 0 && entry.endsAt > now) {
      batch.push({ entry, sent: { key, count: entry.pending, leftMs: entry.endsAt - now } })
      entry.known += entry.pending
      entry.pending = 0
    }
  }
  return batch
}
