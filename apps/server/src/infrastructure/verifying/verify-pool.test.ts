import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCertificateAuthority, rootCertificatePem } from '@countersign/esign/sealing'
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
  return { path: name, roots: [] }
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
    { reason: { code: 'too-many-requests' } },
    { reason: { code: 'too-many-requests' } },
  ])
})

test('the real thread inspects files', async () => {
  const pool = createVerifyPool({ timeStampRoots: [] })
  pools.push(pool)
  const authority = await createCertificateAuthority({
    now: new Date(),
    subject: { organization: 'Countersign' },
  })
  const roots = [rootCertificatePem(authority)]

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
