import { BroadcastChannel } from 'node:worker_threads'
import type { ExecutedFileInput } from '@countersign/esign/produce'
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

  expect(crashed).toMatchObject({ reason: { message: 'The sealing thread ended with code 3.' } })
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
  const results = Promise.allSettled([pool.produce(packet('hang')), pool.produce(packet('later'))])
  await pool.warm()
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
  await expect(warmed).rejects.toThrow('The sealing thread ended')
})

test('all files are made, even with fewer threads', async () => {
  const pool = createFlakyPool({ threads: 2 })
  const names = Array.from({ length: 10 }, (_, index) => `file-${index}`)
  const files = await Promise.all(names.map((name) => pool.produce(packet(name))))

  expect(files.map(({ sha256 }) => sha256)).toEqual(names)
})

test('a packet is made by the thread that has prepared it', async () => {
  const pool = createFlakyPool({ threads: 2 })
  await pool.warm()
  for (const envelopeId of ['one', 'two']) {
    await pool.prepare({ envelopeId, documents: [] })
    const other = packet('thread')
    const { pages } = await pool.produce({ ...other, envelope: { ...other.envelope, envelopeId } })
    expect(pages).toBe(1)
  }
})

test('without work one thread stays, and more work opens the others again', async () => {
  const pool = createFlakyPool({ threads: 2, idleMs: 1 })
  await pool.warm()
  await expect.poll(() => pool.size()).toBe(1)

  const files = await Promise.all(['one', 'two'].map((name) => pool.produce(packet(name))))
  expect(files.map(({ sha256 }) => sha256)).toEqual(['one', 'two'])
})

test('the thread that stays frees its memory once there is nothing to do, and goes on', async () => {
  const pool = createFlakyPool({ threads: 2, idleMs: 1 })
  await pool.warm()
  await expect.poll(() => pool.size()).toBe(1)
  const first = await countFreed(pool)
  await expect.poll(() => countFreed(pool)).toBeGreaterThan(first)
  const next = await countFreed(pool)
  await expect.poll(() => countFreed(pool)).toBeGreaterThan(next)
})

test('nothing is prepared while all threads are busy', async () => {
  const pool = createFlakyPool({ threads: 1 })
  const busy = [pool.produce(packet('one')), pool.produce(packet('two'))]
  await pool.prepare({ envelopeId: 'later', documents: [] })
  await Promise.all(busy)

  expect(await pool.produce(packet('thread'))).toMatchObject({ pages: 0 })
})

function createFlakyPool(options: SealPoolOptions): SealPool {
  const module = new URL('./testing/flaky-worker.ts', import.meta.url)
  const pool = createSealPool({ ...options, module })
  pools.push(pool)
  return pool
}

/** How often the thread has freed its memory. */
async function countFreed(pool: SealPool): Promise<number> {
  const file: object = await pool.produce(packet('thread'))

  return 'freed' in file ? Number(file.freed) : Number.NaN
}

/** The flaky thread reads the name only. */
function packet(name: string): ExecutedFileInput {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return { envelope: { name } } as ExecutedFileInput
}
