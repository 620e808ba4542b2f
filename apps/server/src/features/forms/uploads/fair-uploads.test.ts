import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
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
  holdUntilAsked(12)
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

/** Reads no file before so many have come. */
function holdUntilAsked(times: number): void {
  const { uploads } = server.services.ports
  const { run } = uploads
  const allCame = Promise.withResolvers<undefined>()
  const asked = vi.spyOn(uploads, 'run').mockImplementation((person, work) => {
    if (asked.mock.calls.length === times) {
      allCame.resolve(undefined)
    }
    return run(person, async () => {
      await allCame.promise
      return work()
    })
  })
}
