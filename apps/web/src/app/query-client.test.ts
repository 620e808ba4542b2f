import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Problem } from '@countersign/contract/schemas/problem'
import { ApiProblem } from '../lib/api-problem.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
  setOnline(true)
})
afterEach(() => {
  vi.useRealTimers()
  setOnline(true)
  vi.unstubAllGlobals()
})

function setOnline(onLine: boolean): void {
  vi.stubGlobal('navigator', { onLine })
  onlineManager.setOnline(onLine)
}

function problem(status: number, code: Problem['code']): ApiProblem {
  return new ApiProblem({ type: 'about:blank', title: 'Problem', status, code })
}

/** A page that shows a query whose server fails with this error until it is told to answer. */
function showPage(error: Error) {
  const server = { answers: false, calls: 0 }
  const client = createQueryClient()
  client.mount()
  const observer = new QueryObserver(client, {
    queryKey: ['packets'],
    queryFn: async () => {
      server.calls += 1
      if (!server.answers) {
        throw error
      }
      return 'the packets'
    },
  })
  const leave = observer.subscribe(() => undefined)

  return { server, leave, result: () => observer.getCurrentResult() }
}

test('a page goes on by itself once the server is back, however long that takes', async () => {
  const { server, leave, result } = showPage(problem(503, 'unavailable'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(result().status).toBe('error')
  await vi.advanceTimersByTimeAsync(120_000)

  server.answers = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(result().data).toBe('the packets')
  leave()
})

test('a page that is opened without a connection says so, and goes on once there is one', async () => {
  setOnline(false)
  const { server, leave, result } = showPage(problem(0, 'unexpected'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(result().status).toBe('error')

  server.answers = true
  setOnline(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(result().data).toBe('the packets')
  leave()
})

test('a short outage shows no error', async () => {
  const { server, leave, result } = showPage(problem(503, 'unavailable'))
  await vi.advanceTimersByTimeAsync(4000)
  expect(result().status).toBe('pending')

  server.answers = true
  await vi.advanceTimersByTimeAsync(4000)
  expect(result().data).toBe('the packets')
  leave()
})

test('a page that was left asks no more', async () => {
  const { server, leave } = showPage(problem(503, 'unavailable'))
  await vi.advanceTimersByTimeAsync(10_000)
  leave()
  const { calls } = server
  await vi.advanceTimersByTimeAsync(60_000)

  expect(server.calls).toBe(calls)
})

test('a request that was rejected is not sent again', async () => {
  const { server, leave } = showPage(problem(404, 'packet-not-found'))
  await vi.advanceTimersByTimeAsync(60_000)

  expect(server.calls).toBe(1)
  leave()
})

test('without a connection a change fails at once, and is not made later by itself', async () => {
  setOnline(false)
  const client = createQueryClient()
  client.mount()
  const send = vi.fn(() => Promise.reject(problem(0, 'unexpected')))
  const sending = new MutationObserver(client, { mutationFn: send })
  sending.mutate().catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sending.getCurrentResult().status).toBe('error')

  setOnline(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledOnce()
  client.unmount()
})
