import { createCertificateAuthority, rootCertificatePem } from '@countersign/esign/sealing'
import { afterEach, expect, test } from 'vitest'
import { createVerifyPool, type VerifyPool, type VerifyPoolSettings } from './verify-pool.ts'

const pools: VerifyPool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

const file = (words: string) => ({ pdf: Buffer.from(words), roots: [] })

test('a file that takes too long is refused in words, and the next one is looked at', async () => {
  const pool = moodyPool({ timeoutMs: 200 })

  await expect(pool.inspect(file('hang'))).rejects.toMatchObject({ code: 'too-large' })
  expect(await pool.inspect(file('next'))).toMatchObject({ fileSha256: 'next' })
})

test('a file that devours memory ends its thread and not the server', async () => {
  const pool = moodyPool({ memoryMb: 48, timeoutMs: 60_000 })

  await expect(pool.inspect(file('devour'))).rejects.toMatchObject({ code: 'too-large' })
  expect(await pool.inspect(file('next'))).toMatchObject({ fileSha256: 'next' })
})

test('a crowd is turned away before it fills the memory', async () => {
  const pool = moodyPool({ mostWaiting: 2, timeoutMs: 300 })
  const asked = ['a', 'b', 'c', 'd', 'e'].map((words) => pool.inspect(file(words)))
  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')

  expect(refused).toMatchObject([
    { reason: { code: 'too-many-requests' } },
    { reason: { code: 'too-many-requests' } },
  ])
})

test('the thread of the house looks at real files', async () => {
  const pool = createVerifyPool({ timeStampRoots: [] })
  pools.push(pool)
  const authority = await createCertificateAuthority({
    now: new Date(),
    subject: { organization: 'Countersign' },
  })
  const roots = [rootCertificatePem(authority)]

  expect(await pool.inspect({ pdf: Buffer.from('%PDF-1.7'), roots })).toMatchObject({
    verdict: 'not-sealed',
  })
})

function moodyPool(settings: Partial<VerifyPoolSettings>): VerifyPool {
  const module = new URL('./testing/flaky-verifier.ts', import.meta.url)
  const pool = createVerifyPool({ timeStampRoots: [], ...settings, module })
  pools.push(pool)
  return pool
}
