import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  createCertificateAuthority,
  rootCertificatePem,
} from '@countersign/seal/sealing/keys/certificate-authority'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createVerifyPool, type VerifyPool, type VerifyPoolOptions } from './verify-pool.ts'

const pools: VerifyPool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

let folder: string
let files = 0
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-verify-'))
})
afterAll(() => rm(folder, { recursive: true }))

function file(text: string) {
  files += 1
  const name = path.join(folder, `${files}.pdf`)
  writeFileSync(name, text)
  return { path: name, roots: async (): Promise<string[]> => [] }
}

test('a file that takes too long is rejected, and the next one is inspected', async () => {
  const pool = createFlakyPool({ timeoutMs: 200 })

  await expect(pool.inspect(file('hang'))).rejects.toMatchObject({ code: 'too-large' })
  expect(await pool.inspect(file('next'))).toMatchObject({ fileSha256: 'next' })
})

test('a file that exhausts the memory ends its thread and not the server', async () => {
  const pool = createFlakyPool({ memoryMb: 48, timeoutMs: 60_000 })

  await expect(pool.inspect(file('exhaust-memory'))).rejects.toMatchObject({ code: 'too-large' })
  expect(await pool.inspect(file('next'))).toMatchObject({ fileSha256: 'next' })
})

test('files beyond the queue limit are rejected', async () => {
  const pool = createFlakyPool({ maxWaiting: 2, timeoutMs: 300 })
  const inspections = ['a', 'b', 'c', 'd', 'e'].map((text) => pool.inspect(file(text)))
  const rejected = (await Promise.allSettled(inspections)).filter(
    ({ status }) => status === 'rejected',
  )

  expect(rejected).toMatchObject([
    { reason: { code: 'unavailable' } },
    { reason: { code: 'unavailable' } },
  ])
})

test('the roots are read for one file at a time, and for none that is rejected', async () => {
  const pool = createFlakyPool({ maxWaiting: 5, timeoutMs: 5000 })
  let [reading, most, all] = [0, 0, 0]
  const roots = async () => {
    reading += 1
    all += 1
    most = Math.max(most, reading)
    await new Promise((resolve) => setImmediate(resolve))
    reading -= 1
    return []
  }
  const inspections = Array.from({ length: 14 }, (_, index) =>
    pool.inspect({ ...file(`file-${index}`), roots }),
  )
  const results = await Promise.allSettled(inspections)

  const inspected = results.filter(({ status }) => status === 'fulfilled').length
  expect({ most, all }).toEqual({ most: 1, all: inspected })
  expect(inspected).toBeGreaterThan(0)
  expect(inspected).toBeLessThan(14)
})

test('roots that cannot be read fail their own file only', async () => {
  const pool = createFlakyPool({ timeoutMs: 5000 })
  const away = { ...file('a'), roots: () => Promise.reject(new Error('The database is away.')) }

  await expect(pool.inspect(away)).rejects.toThrow('The database is away.')
  expect(await pool.inspect(file('next'))).toMatchObject({ fileSha256: 'next' })
})

test('one address has a part of the queue, and another one is inspected', async () => {
  const pool = createFlakyPool({ maxPerAddress: 2 })
  const from = (address: string, text: string) => pool.inspect({ ...file(text), address })
  const own = ['a', 'b', 'c'].map((text) => from('203.0.113.1', text))
  const other = from('203.0.113.2', 'd')
  const refused = (await Promise.allSettled(own)).filter(({ status }) => status === 'rejected')

  expect(refused).toMatchObject([{ reason: { code: 'too-many-requests' } }])
  expect(await other).toMatchObject({ fileSha256: 'd' })
  expect(await from('203.0.113.1', 'e')).toMatchObject({ fileSha256: 'e' })
})

test('the addresses of one IPv6 network have a part of the queue together', async () => {
  const pool = createFlakyPool({ maxPerAddress: 1 })
  const first = pool.inspect({ ...file('a'), address: '2001:db8:1:2::1' })

  await expect(pool.inspect({ ...file('b'), address: '2001:db8:1:2::2' })).rejects.toMatchObject({
    code: 'too-many-requests',
  })
  expect(await first).toMatchObject({ fileSha256: 'a' })
})

test('a file that keeps the processor busy for too long is rejected', async () => {
  const pool = createFlakyPool({ timeoutMs: 200 })

  await expect(pool.inspect(file('spin'))).rejects.toMatchObject({ code: 'too-large' })
})

test('without files the thread ends, and the next file opens another', async () => {
  const pool = createFlakyPool({ idleMs: 20 })
  expect(await pool.inspect(file('first'))).toMatchObject({ fileSha256: 'first' })

  await expect.poll(() => pool.size()).toBe(0)
  expect(await pool.inspect(file('next'))).toMatchObject({ fileSha256: 'next' })
})

test('the real thread inspects files', async () => {
  const pool = createVerifyPool({ timeStampRoots: [] })
  pools.push(pool)
  const authority = await createCertificateAuthority({
    now: new Date(),
    subject: { organization: 'Countersign' },
  })
  const roots = async () => [rootCertificatePem(authority)]

  expect(await pool.inspect({ ...file('%PDF-1.7'), roots })).toMatchObject({
    verdict: 'not-sealed',
  })
})

function createFlakyPool(options: Partial<VerifyPoolOptions>): VerifyPool {
  const module = new URL('./testing/flaky-verifier.ts', import.meta.url)
  const pool = createVerifyPool({ timeStampRoots: [], ...options, module })
  pools.push(pool)
  return pool
}
