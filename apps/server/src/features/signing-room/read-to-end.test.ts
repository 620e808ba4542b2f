import type { Room } from '@countersign/contract/schemas/signing-room/room'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitOf } from '../../bin/demo/finish-room.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import {
  expectOk,
  historyOf,
  linkByCode,
  residentInvites,
  walkPacket,
} from '../../testing/walk-packet.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('reading a document to its end is recorded once', async () => {
  const walk = await walkPacket(server, 'sent')
  const [maria] = await residentInvites(walk)
  const { token } = visitOf(await linkByCode(server, maria?.code ?? ''))
  expect((await markRead('no token of ours', 'd1')).json()).toMatchObject({
    code: 'room-not-found',
  })
  expect((await markRead(token, 'd9')).json()).toMatchObject({ code: 'form-not-found' })

  expect((await markRead(token, 'd1')).statusCode).toBe(200)
  expect((await markRead(token, 'd1')).statusCode).toBe(200)
  const headers = { authorization: `Bearer ${token}` }
  const room = await expectOk<Room>(server.app.inject({ url: '/api/signing-room', headers }))
  expect(room.read).toEqual(['d1'])

  const events = await historyOf(walk)
  expect(events.filter(({ words }) => words.includes('to its end'))).toMatchObject([
    { actor: 'Maria Lopez (Resident 1)', words: 'Viewed a document to its end' },
  ])
})

function markRead(token: string, documentId: string) {
  return server.app.inject({
    method: 'POST',
    url: `/api/signing-room/documents/${documentId}/read`,
    headers: { authorization: `Bearer ${token}` },
  })
}
