import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startMaintenance } from './maintain-jobs.ts'

const heartbeat = { seconds: 40, refreshSeconds: 5, staleSeconds: 22, checkSeconds: 8 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Only what is about stalled jobs is called. */
function start(executeSql: (text: string) => Promise<{ rows: unknown[] }>) {
  const supervise = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const stop = startMaintenance({
    boss: { getDb: () => ({ executeSql }), supervise },
    log: { warn: vi.fn<() => void>() },
    context: () => {
      throw new Error('The clock is not checked here.')
    },
    heartbeat,
    superviseSeconds: 60,
    isAway: () => false,
    onError: () => undefined,
  })

  return { stop, supervise }
}

test('a check that waited for the database leaves processes the time to renew their heartbeats', async () => {
  const answer = Promise.withResolvers<{ rows: unknown[] }>()
  const sent: string[] = []
  const { stop } = start((text) => {
    sent.push(text.includes('update') ? 'resume' : 'check')
    return sent.length === 1 ? answer.promise : Promise.resolve({ rows: [] })
  })
  await vi.advanceTimersByTimeAsync(3.9 * heartbeat.checkSeconds * 1000)
  answer.resolve({ rows: [{ id: 'a-job' }] })
  await vi.advanceTimersByTimeAsync(heartbeat.refreshSeconds * 1000)
  expect(sent).toEqual(['check'])

  await vi.advanceTimersByTimeAsync(heartbeat.checkSeconds * 1000)
  expect(sent).toEqual(['check', 'resume', 'check'])
  await stop()
})

test('pg-boss fails no jobs while one is stalled', async () => {
  let stalled = [{ id: 'a-job' }]
  const { stop, supervise } = start((text) =>
    Promise.resolve({ rows: text.includes('update') ? [] : stalled }),
  )
  await vi.advanceTimersByTimeAsync(61_000)
  expect(supervise).not.toHaveBeenCalled()

  stalled = []
  await vi.advanceTimersByTimeAsync(61_000)
  expect(supervise).toHaveBeenCalledOnce()
  await stop()
})
