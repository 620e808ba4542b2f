import { afterAll, expect, it, vi } from 'vitest'
import { catalog } from '../catalog.ts'
import { compileForm } from '../compile/compile-form.ts'
import { createFormLibrary } from '../library.ts'
import { composeCustomForm, type CustomForm } from '../custom-form.ts'
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
  expect(copy.templateId).toBe('rent-receipt@2027-01/k3r2')

  const [direct, compiled] = await Promise.all([
    compileForm(rentReceipt, { signerCount: 2 }),
    worker.compile(rentReceipt, { signerCount: 2 }),
  ])
  expect(compiled.sha256).toBe(direct.sha256)
  expect(compiled).toEqual(direct)
})

it('compiles a text of a member to the same bytes as the calling thread', async () => {
  const custom = customForm('Quiet from **10 pm**.\n\n- No music\n- No parties')
  const direct = await compileForm(composeCustomForm(custom), { signerCount: 2 })

  expect(await worker.compileCustom(custom, { signerCount: 2 })).toEqual(direct)
})

it('sets a long text in a thread, and a short one at once', async () => {
  const inThread: string[] = []
  const library = createFormLibrary({
    compileCustom: (custom, variant, ownerId) => {
      inThread.push(`${custom.id} of ${ownerId}`)
      return worker.compileCustom(custom, variant)
    },
  })
  const [short, long] = await Promise.all(
    ['Quiet hours.', 'Quiet hours. '.repeat(400)].map((text, index) =>
      library.compileCustom(
        { ...customForm(text), id: `form-${index}` },
        { signerCount: 1 },
        'anna',
      ),
    ),
  )

  expect(inThread).toEqual(['form-1 of anna'])
  expect([short?.pages, long?.pages]).toEqual([1, 2])
})

function customForm(text: string): CustomForm {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    title: 'House rules',
    description: 'What everyone agrees to',
    category: 'Lease Addenda',
    text,
    edition: '1',
    revisedOn: '2026-11-25',
  }
}
