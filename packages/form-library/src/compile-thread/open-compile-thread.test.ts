import { afterAll, expect, it } from 'vitest'
import { catalogue } from '../catalog.ts'
import { compileForm } from '../compile/compile-form.ts'
import { openCompileThread } from './open-compile-thread.ts'

const thread = openCompileThread()
afterAll(() => thread.close())
const rentReceipt = catalogue.find(({ id }) => id === 'rent-receipt')

it('refuses a form that is not in the catalogue, and goes on', async () => {
  if (!rentReceipt) {
    throw new Error('The catalogue has no rent receipt.')
  }
  const unknown = { ...rentReceipt, id: 'no-such-form' }
  await expect(thread.compile(unknown, 1)).rejects.toThrow('no form "no-such-form"')

  const copy = await thread.compile(rentReceipt, 3, 2)
  expect(copy.templateId).toBe('rent-receipt@2026-11/k3r2')

  const [here, there] = await Promise.all([
    compileForm(rentReceipt, 2),
    thread.compile(rentReceipt, 2),
  ])
  expect(there.sha256).toBe(here.sha256)
  expect(there).toEqual(here)
})
