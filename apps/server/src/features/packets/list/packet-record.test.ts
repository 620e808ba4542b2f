import { events } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../../kernel/sha256.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import {
  expectOk,
  residentInvites,
  signByCode,
  walkPacket,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('a resident’s download of a copy is recorded with the hash of its bytes', async () => {
  const { walk, code } = await signedByMaria()
  const copy = await server.app.inject({ url: `/api/signing-invites/signed-copy/code/${code}` })

  expect(await dataOf(walk, 'packet.copy-downloaded')).toMatchObject([
    { role: 'TT1', sha256: sha256(copy.rawPayload) },
  ])
})

test('the file is recorded with its hash as it was sent and after each signer, until the packet is closed', async () => {
  const open = await signedByMaria()
  await server.jobs.run()
  expect(await dataOf(open.walk, 'envelope.documents-hashed')).toMatchObject(
    ['LLEdit', 'TT1'].map((after) => ({
      facts: { after, file: expect.stringMatching(/^\d+ [0-9a-f]{64}$/) },
    })),
  )

  const { walk } = await signedByMaria()
  const { member, groupId } = walk
  const reason = { reason: 'Sold.' }
  await expectOk(member.call('POST', `/legal-form-packets/group/${groupId}/cancel`, reason))
  await server.jobs.run()
  expect(await dataOf(walk, 'envelope.documents-hashed')).toEqual([])
  expect(await server.jobs.waiting()).toEqual([])
})

async function signedByMaria() {
  const walk = await walkPacket(server, 'sent')
  const [maria] = await residentInvites(walk)
  const code = maria?.code ?? ''
  await signByCode(server, code)

  return { walk, code }
}

async function dataOf({ groupId }: WalkedPacket, type: string) {
  const rows = await server.services.db
    .select({ data: events.data })
    .from(events)
    .where(and(eq(events.stream, packetStream(groupId)), eq(events.type, type)))

  return rows.map(({ data }) => data)
}
