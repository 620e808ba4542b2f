import { uploadTurns } from '@countersign/database'
import { createPlainPdf } from '@countersign/esign/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postPdf, startTestApp, type Member, type TestApp } from '../../../testing/index.ts'

let server: TestApp
let anna: Member
let ben: Member
let pdf: Uint8Array
beforeAll(async () => {
  server = await startTestApp()
  anna = await server.asMember()
  ben = await server.asMember()
  pdf = await createPlainPdf('A form', 1)
})
afterAll(() => server.stop())

test('a member’s many files delay another’s by at most one, and have a bound of their own', async () => {
  const done: string[] = []
  const upload = async (name: string, member: Member) => {
    const { statusCode } = await postPdf(server, member, { pdf })
    done.push(name)
    return statusCode
  }
  const many = Array.from({ length: 5 }, () => upload('anna', anna))
  await vi.waitFor(async () => expect(await server.services.db.$count(uploadTurns)).toBe(5), 20_000)
  const refused = await postPdf(server, anna, { pdf })
  const other = upload('ben', ben)

  expect(refused.json()).toMatchObject({
    status: 429,
    code: 'too-many-requests',
    detail: expect.stringMatching(/other PDFs are still being read/),
  })
  expect(await Promise.all([...many, other])).toEqual([201, 201, 201, 201, 201, 201])
  expect(done.indexOf('ben')).toBeLessThanOrEqual(2)
})
