import { beforeEach, expect, test } from 'vitest'
import { createQueueErrors, type QueueErrors } from './queue-errors.ts'

let lines: [level: string, message: string][]
let now: number
let bringBack: () => void
let errors: QueueErrors
beforeEach(() => {
  lines = []
  now = 0
  const write =
    (level: string) =>
    (...args: unknown[]) =>
      void lines.push([level, String(args.at(-1))])
  errors = createQueueErrors({
    log: { error: write('error'), warn: write('warn') },
    now: () => new Date(now),
    untilReachable: () => new Promise((resolve) => (bringBack = () => resolve(true))),
  })
})

test('an outage of the database has one line, one a minute, and one at its end', async () => {
  for (let second = 0; second < 150; second += 1) {
    now = second * 1000
    // As pg-boss does it for each queue: a copy, which is no Error.
    for (let queue = 0; queue < 30; queue += 1) {
      errors.report({ code: 'ECONNREFUSED', message: '', queue: `queue-${queue}` })
    }
  }
  expect(errors.isAway()).toBe(true)
  bringBack()
  await Promise.resolve()
  await Promise.resolve()

  expect(errors.isAway()).toBe(false)
  expect(lines).toEqual([
    ['error', 'the job queues cannot reach the database'],
    ['error', 'the job queues still cannot reach the database'],
    ['error', 'the job queues still cannot reach the database'],
    ['warn', 'the job queues reach the database again'],
  ])
})

test('the next outage has lines again', async () => {
  errors.report(new Error('Connection terminated unexpectedly'))
  bringBack()
  await Promise.resolve()
  await Promise.resolve()
  errors.report(new Error('Connection terminated unexpectedly'))

  expect(lines.map(([, message]) => message)).toEqual([
    'the job queues cannot reach the database',
    'the job queues reach the database again',
    'the job queues cannot reach the database',
  ])
})

test.each([
  ['28P01', 'password authentication failed'],
  ['3D000', 'database "countersign" does not exist'],
  ['55000', 'database "countersign" is not currently accepting connections'],
])('a refused login (%s) is an outage', (code, message) => {
  errors.report({ code, message: `${message} (Queue: one)` })
  errors.report({ code, message: `${message} (Queue: another)` })

  expect(lines).toEqual([['error', 'the job queues cannot reach the database']])
})

test('another error has a line a minute, and each kind its own', () => {
  for (const second of [0, 1, 59, 60]) {
    now = second * 1000
    errors.report({ code: '42P01', message: `relation "job" does not exist (Queue: ${second})` })
    errors.report(new Error(`something else (Queue: ${second})`))
  }

  expect(lines).toEqual(Array.from({ length: 4 }, () => ['error', 'jobs: error']))
})
