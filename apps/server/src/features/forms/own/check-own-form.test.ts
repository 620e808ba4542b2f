import type { FormBody } from '@countersign/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Member, TestApp } from '../../../testing/index.ts'

const compileForm = vi.fn()
const lines: string[] = []
let server: TestApp
let member: Member
beforeAll(async () => {
  // Other tests of this process have loaded the real compiler.
  vi.resetModules()
  vi.doMock(import('@countersign/form-library'), async (importOriginal) => ({
    ...(await importOriginal()),
    compileForm,
  }))
  const { startTestApp } = await import('../../../testing/index.ts')
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  server = await startTestApp({}, { log })
  member = await server.asMember()
})
afterAll(async () => {
  await server.stop()
  vi.doUnmock('@countersign/form-library')
  vi.resetModules()
})

const body: FormBody = {
  source: 'text',
  title: 'House rules',
  description: 'How we live here',
  category: 'Lease Addenda',
  text: '# Quiet hours\nFrom ten at night.',
}

test('an exception of the compiler is a 500 and is logged as an error', async () => {
  compileForm.mockRejectedValue(new TypeError('pages is not iterable'))
  const response = await member.call('POST', '/forms', body)

  expect(response.statusCode).toBe(500)
  expect(response.json()).toMatchObject({ code: 'unexpected' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, err: { message: 'pages is not iterable' } },
  ])
})
