import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  const many = Array.from({ length: 11 }, () => upload('anna', anna))
  const other = upload('ben', ben)

  const statuses = await Promise.all([...many, other])
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(statuses.filter((status) => status === 201)).toHaveLength(11)
  expect(done.indexOf('ben')).toBeLessThanOrEqual(3)
})
