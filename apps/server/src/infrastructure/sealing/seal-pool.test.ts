import type { ExecutedFileInput } from '@countersign/esign/produce'
import { afterEach, expect, test } from 'vitest'
import { createSealPool, type SealPool, type SealPoolSettings } from './seal-pool.ts'

const pools: SealPool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

test('a file that cannot be made says why, and the thread makes the next one', async () => {
  const pool = moodyPool({ threads: 1 })

  await expect(pool.produce(packet('refuse'))).rejects.toThrow('The form is torn.')
  expect(await pool.produce(packet('next'))).toMatchObject({ sha256: 'next' })
})

test('a thread that dies takes down only its own file', async () => {
  const pool = moodyPool({ threads: 1 })
  const [died, next] = await Promise.allSettled([
    pool.produce(packet('die')),
    pool.produce(packet('next')),
  ])

  expect(died).toMatchObject({ reason: { message: 'The sealing thread ended with code 3.' } })
  expect(next).toMatchObject({ value: { sha256: 'next' } })
})

test('a packet that devours memory ends its thread and not the server', async () => {
  const pool = moodyPool({ threads: 1, memoryMb: 48 })

  await expect(pool.produce(packet('devour'))).rejects.toThrow(/memory/i)
  expect(await pool.produce(packet('next'))).toMatchObject({ sha256: 'next' })
})

test('a file that takes too long is given up', async () => {
  const pool = moodyPool({ threads: 1, timeoutMs: 50 })

  await expect(pool.produce(packet('hang'))).rejects.toThrow('took longer than 50 ms')
})

test('closing tells whoever still waits', async () => {
  const pool = moodyPool({ threads: 1 })
  const results = Promise.allSettled([pool.produce(packet('hang')), pool.produce(packet('later'))])
  await pool.warm()
  await pool.close()

  expect(await results).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
})

test('more files than threads are all made', async () => {
  const pool = moodyPool({ threads: 2 })
  const names = Array.from({ length: 10 }, (_, index) => `file-${index}`)
  const files = await Promise.all(names.map((name) => pool.produce(packet(name))))

  expect(files.map(({ sha256 }) => sha256)).toEqual(names)
})

function moodyPool(settings: SealPoolSettings): SealPool {
  const module = new URL('./testing/flaky-worker.ts', import.meta.url)
  const pool = createSealPool({ ...settings, module })
  pools.push(pool)
  return pool
}

/** The moody thread looks at the name alone. */
function packet(name: string): ExecutedFileInput {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return { envelope: { name } } as ExecutedFileInput
}
