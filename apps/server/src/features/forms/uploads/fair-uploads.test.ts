import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DomainError } from '../../../kernel/domain-error.ts'
import { postPdf, startTestApp, type Member, type TestApp } from '../../../testing/index.ts'

let server: TestApp
let anna: Member
let ben: Member
beforeAll(async () => {
  server = await startTestApp()
  anna = await server.asMember()
  ben = await server.asMember()
})
afterAll(() => server.stop())

test('a member’s many files delay another’s by at most one, and have a bound of their own', async () => {
  const read = listReadOnceAsked(12)
  const upload = async (member: Member) =>
    (await postPdf(server, member, { pdf: Buffer.from('%PDF-1.7') })).statusCode
  const many = Array.from({ length: 11 }, () => upload(anna))

  const statuses = await Promise.all([...many, upload(ben)])
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(statuses.filter((status) => status === 422)).toHaveLength(11)
  expect(read).toHaveLength(11)
  expect(read.indexOf(ben.userId)).toBeLessThanOrEqual(2)
})

/** Whose files were read, in this order, once so many had come; each of them is refused. */
function listReadOnceAsked(times: number): string[] {
  const { uploads } = server.services.ports
  const { run } = uploads
  const read: string[] = []
  const allCame = Promise.withResolvers<undefined>()
  const asked = vi.spyOn(uploads, 'run').mockImplementation((person) => {
    if (asked.mock.calls.length === times) {
      allCame.resolve(undefined)
    }
    return run(person, async () => {
      await allCame.promise
      read.push(person)
      throw new DomainError('pdf-refused')
    })
  })
  return read
}
