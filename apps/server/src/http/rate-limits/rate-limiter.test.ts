import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { addressKey } from '../../kernel/address-key.ts'
import type { SentCount } from '../../kernel/rate-counts.ts'
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'

let now: number
let isAway: boolean
let sums: Map<string, number>
let sent: SentCount[][]
const lines: string[] = []
beforeEach(() => {
  now = 0
  isAway = false
  sums = new Map()
  sent = []
  lines.length = 0
})

function start(): RateLimiter {
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  return createRateLimiter({ exchange: add, log, now: () => now })
}

async function add(counts: SentCount[]): Promise<SentCount[]> {
  sent.push(counts)
  if (isAway) {
    throw new Error('no database')
  }
  return counts.map(({ key, count, leftMs }) => {
    sums.set(key, (sums.get(key) ?? 0) + count)
    return { key, leftMs, count: sums.get(key) ?? 0 }
  })
}

test('two servers count together, with one statement for all callers', async () => {
  const [one, other] = [start(), start()]
  for (const key of ['a', 'a', 'b']) {
    one.hit(key)
  }
  other.hit('a')
  await one.exchange()
  await other.exchange()

  expect(sent.map((counts) => counts.length)).toEqual([2, 1])
  expect(other.hit('a').count).toBe(4)
  expect(one.hit('a').count).toBe(3)
  await one.exchange()
  expect(one.hit('a').count).toBe(5)
})

test('without a request there is no statement', async () => {
  const limiter = start()
  limiter.hit('a')
  await limiter.exchange()
  await limiter.exchange()

  expect(sent).toHaveLength(1)
})

test('a server that cannot reach the database counts on, says so once, and sends it later', async () => {
  const limiter = start()
  isAway = true
  limiter.hit('a')
  await limiter.exchange()
  limiter.hit('a')
  await limiter.exchange()
  expect(limiter.hit('a').count).toBe(3)
  expect(lines).toHaveLength(1)

  isAway = false
  await limiter.exchange()
  expect(sums.get('a')).toBe(3)
  expect(limiter.hit('a').count).toBe(4)
})

test('requests while the sums are on their way are counted once', async () => {
  const limiter = start()
  limiter.hit('a')
  const exchanged = limiter.exchange()
  expect(limiter.hit('a').count).toBe(2)
  await exchanged

  expect(limiter.hit('a').count).toBe(3)
})

test('a minute after the first request, a caller begins again', () => {
  const limiter = start()
  limiter.hit('a')
  now = 59_000
  expect(limiter.hit('a')).toEqual({ count: 2, leftMs: 1000 })
  now = 60_000

  expect(limiter.hit('a')).toEqual({ count: 1, leftMs: 60_000 })
})

test.each([
  ['203.0.113.7', 'ip:203.0.113.7'],
  ['::ffff:203.0.113.7', 'ip:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', 'ip:2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', 'ip:2001:db8:1:2::/64'],
  ['2001:DB8::1', 'ip:2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'ip:fe80:0:0:0::/64'],
  ['::1', 'ip:0:0:0:0::/64'],
])('%s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})
