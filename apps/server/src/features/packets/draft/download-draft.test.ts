import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import { historyOf, walkPacket, type WalkedPacket } from '../../../testing/walk-packet.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('a draft is read once the documents are filled out, to look at or to sign on paper', async () => {
  const walk = await walkPacket(server, 'created')

  expect((await readDraft(walk)).statusCode).toBe(409)
  expect((await readDraft(walk, '?for=fun')).statusCode).toBe(422)
})

test('each page of a draft says so, and what is signed in ink does not; both are in the history', async () => {
  const walk = await walkPacket(server, 'sent')
  const draft = await readDraft(walk)
  const paper = await readDraft(walk, '?for=paper')

  expect(extractText(draft.rawPayload)).toMatch(/Draft, not signed/)
  expect(extractText(paper.rawPayload)).not.toMatch(/draft/i)
  expect((await historyOf(walk)).map(({ words }) => words)).toEqual(
    expect.arrayContaining([
      'Opened the documents as a draft',
      'Opened the documents to sign them on paper',
    ]),
  )
})

function readDraft({ member, groupId }: WalkedPacket, query = '') {
  return member.call('GET', `/esign/draft/${groupId}${query}`)
}
