import type { FormBody } from '@countersign/contract/schemas/forms/custom-form'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'

const lines: string[] = []
let server: TestApp
let member: Member
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  server = await startTestApp({}, { log })
  member = await server.asMember()
})
afterAll(() => server.stop())

const body: FormBody = {
  source: 'text',
  title: 'House rules',
  description: 'How we live here',
  category: 'Lease Addenda',
  text: '# Quiet hours\nFrom ten at night.',
}

test('an exception of the compiler is a 500 and is logged as an error', async () => {
  const { forms } = server.services.ports
  const compile = vi
    .spyOn(forms, 'compileCustom')
    .mockRejectedValue(new TypeError('pages is not iterable'))
  const response = await member.call('POST', '/forms', body)
  compile.mockRestore()

  expect(response.statusCode).toBe(500)
  expect(response.json()).toMatchObject({ code: 'unexpected' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, err: { message: 'pages is not iterable' } },
  ])
})

test('a written form with marks that are stacked is refused in words, and four on a letter are not', async () => {
  const marked = (count: number) => ({ ...body, text: `Keys a${'\u0301'.repeat(count)}` })
  const refused = await member.call('POST', '/forms', marked(99_000))

  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toEqual([
    { field: 'text', message: expect.stringContaining('U+0301') },
  ])
  expect((await member.call('POST', '/forms', marked(4))).statusCode).toBe(201)
})

test.each(['●', '\u2011', '☒', '①', '𝐀', '\ufffd'])(
  'a written form with %j, which its fonts do not have, is refused in words',
  async (character) => {
    const words = `Keys${character}fobs`
    const message = expect.stringMatching(/^The character .+ cannot be printed in a document/)
    for (const field of ['title', 'text']) {
      const response = await member.call('POST', '/forms', { ...body, [field]: words })

      expect(response.statusCode).toBe(422)
      expect(response.json().errors).toEqual([{ field, message }])
    }
  },
)

test('a written form keeps the signs that leases have', async () => {
  const text = '§ 5 – “two” ½ … €\u00a0500 № ☐ ✓ ■ • → ≤ Łódź'

  expect((await member.call('POST', '/forms', { ...body, text })).statusCode).toBe(201)
})
