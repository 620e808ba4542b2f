import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/index.ts'

vi.mock(import('@countersign/form-library'), async (load) => ({
  ...(await load()),
  compileForm: () => Promise.reject(new Error('a defect of the compiler')),
}))

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('an exception of the compiler is an error of the server, not of the member’s text', async () => {
  const member = await server.asMember()
  const response = await member.call('POST', '/forms', {
    source: 'text',
    title: 'House rules',
    description: 'For the building.',
    category: 'Lease Addenda',
    text: 'No smoking.',
  })

  expect(response.statusCode).toBe(500)
  expect(response.json()).toMatchObject({ code: 'unexpected' })
})
