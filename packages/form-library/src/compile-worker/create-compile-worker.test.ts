import { afterAll, expect, it, vi } from 'vitest'
import { catalog } from '../catalog.ts'
import { compileForm } from '../compile/compile-form.ts'
import { createCompileWorker } from './create-compile-worker.ts'

const worker = createCompileWorker()
afterAll(() => worker.close())
const rentReceipt = catalog.find(({ id }) => id === 'rent-receipt')

it('compiles again after its thread has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  if (!rentReceipt) {
    throw new Error('The catalog has no rent receipt.')
  }
  const first = await worker.compile(rentReceipt, { signerCount: 1 })
  vi.advanceTimersByTime(60_000)
  const second = await worker.compile(rentReceipt, { signerCount: 1 })
  vi.useRealTimers()

  expect(second.sha256).toBe(first.sha256)
})

it('rejects a form that is not in the catalog, and goes on working', async () => {
  if (!rentReceipt) {
    throw new Error('The catalog has no rent receipt.')
  }
  const unknown = { ...rentReceipt, id: 'no-such-form' }
  await expect(worker.compile(unknown, { signerCount: 1 })).rejects.toThrow(
    'no form "no-such-form"',
  )

  const copy = await worker.compile(rentReceipt, { signerCount: 3, resident: 2 })
  expect(copy.templateId).toBe('rent-receipt@2026-12/k3r2')

  const [direct, compiled] = await Promise.all([
    compileForm(rentReceipt, { signerCount: 2 }),
    worker.compile(rentReceipt, { signerCount: 2 }),
  ])
  expect(compiled.sha256).toBe(direct.sha256)
  expect(compiled).toEqual(direct)
})
