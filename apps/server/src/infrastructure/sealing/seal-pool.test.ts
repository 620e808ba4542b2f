import { BroadcastChannel } from 'node:worker_threads'
import type { ExecutedFileInput } from '@countersign/signing/evidence/produce-executed-file'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createSealPool, type SealPool, type SealPoolOptions } from './seal-pool.ts'

const pools: SealPool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

test('a file that fails rejects with the reason, and the thread makes the next one', async () => {
  const pool = createFlakyPool({ threads: 1 })

  await expect(pool.produce(packet('fail'))).rejects.toThrow('The form is broken.')
  expect(await pool.produce(packet('next'))).toMatchObject({ sha256: 'next' })
})

test('a thread that crashes fails only its own file', async () => {
  const pool = createFlakyPool({ threads: 1 })
  const [crashed, next] = await Promise.allSettled([
    pool.produce(packet('crash')),
    pool.produce(packet('next')),
  ])

  expect(crashed).toMatchObject({ reason: { message: expect.stringContaining('exited') } })
  expect(next).toMatchObject({ value: { sha256: 'next' } })
})

test('a packet that exhausts the memory ends its thread and not the server', async () => {
  const pool = createFlakyPool({ threads: 1, memoryMb: 48 })

  await expect(pool.produce(packet('exhaust-memory'))).rejects.toThrow(/memory/i)
  expect(await pool.produce(packet('next'))).toMatchObject({ sha256: 'next' })
})

test('a file that takes too long is rejected', async () => {
  const pool = createFlakyPool({ threads: 1, timeoutMs: 50 })

  await expect(pool.produce(packet('hang'))).rejects.toThrow('took longer than 50 ms')
})

test('closing rejects pending files', async () => {
  const pool = createFlakyPool({ threads: 1 })
  await pool.produce(packet('first'))
  const results = Promise.allSettled([pool.produce(packet('hang')), pool.produce(packet('later'))])
  await pool.close()

  expect(await results).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
})

test('a pool that is closed while its threads load waits for them', async () => {
  const said: unknown[] = []
  const channel = new BroadcastChannel('slow-worker')
  channel.onmessage = ({ data }) => said.push(data)
  onTestFinished(() => channel.close())
  const pool = createSealPool({
    threads: 1,
    module: new URL('./testing/slow-worker.ts', import.meta.url),
  })

  const warmed = pool.warm()
  await pool.close()

  await expect.poll(() => said).toEqual(['loaded'])
  await warmed
})

test('all files are made, even with fewer threads', async () => {
  const pool = createFlakyPool({ threads: 2 })
  const names = Array.from({ length: 10 }, (_, index) => `file-${index}`)
  const files = await Promise.all(names.map((name) => pool.produce(packet(name))))

  expect(files.map(({ sha256 }) => sha256)).toEqual(names)
})

test('without work one thread stays, and more work opens the others again', async () => {
  const pool = createFlakyPool({ threads: 2, idleMs: 1 })
  await pool.warm()
  await expect.poll(() => pool.size()).toBe(1)

  const files = await Promise.all(['one', 'two'].map((name) => pool.produce(packet(name))))
  expect(files.map(({ sha256 }) => sha256)).toEqual(['one', 'two'])
})

function createFlakyPool(options: SealPoolOptions): SealPool {
  const module = new URL('./testing/flaky-worker.ts', import.meta.url)
  const pool = createSealPool({ ...options, module })
  pools.push(pool)
  return pool
}

/** The flaky thread reads the name only. */
function packet(name: string): ExecutedFileInput {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return { envelope: { name } } as ExecutedFileInput
}
