import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { openDatabase, customFormUploads } from '@countersign/database'
import { createTestDatabase } from '@countersign/database/testing'
import { checkStructure, extractText } from '@countersign/pdf/testing/pdf-tools'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { deleteExpiredUploadsJob } from '../../forms/index.ts'
import { startTestApp, uploadPdf, type TestApp } from '../../../testing/index.ts'
import {
  expectOk,
  invitesOf,
  readPacketOf,
  residentInvites,
  signByCode,
  walkPacket,
  withNewSession,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'

let server: TestApp
let scan: Uint8Array
beforeAll(async () => {
  server = await startTestApp()
  scan = await createPlainPdf('Signed in ink', 3)
})
afterAll(() => server.stop())

const everyone = 'TT1,TT2,LLSign'

describe('a packet finished on paper', () => {
  test('must be filled out first', async () => {
    const walk = await walkPacket(server, 'created')

    expect((await upload(walk, {})).json()).toMatchObject({ code: 'invalid-state' })
  })

  test('is refused with a wrong file, day or signer, and nothing changes', async () => {
    const walk = await walkPacket(server, 'sent')
    for (const change of [
      { body: Buffer.from('photo') },
      { signedOn: '' },
      { signedOn: '2099-01-01' },
      { signedOn: '0026-01-02' },
      { signers: 'TT1,LLSign' },
      { signers: 'TT1,TT2,TT3,LLSign' },
    ]) {
      expect([change, (await upload(walk, change)).statusCode]).toEqual([change, 422])
    }
    expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_TENANT_SIGNATURE' })
  })

  test('is executed with a sealed file that says so, and everyone gets a copy', async () => {
    const walk = await walkPacket(server, 'sent')
    await server.jobs.run()
    server.mail.sent.length = 0
    const { packet } = await expectOk<{ packet: Packet }>(upload(walk, {}))
    await expectOk(upload(walk, {}))
    await server.jobs.run()

    expect(packet.sealing).toBe(true)
    expect(await readPacketOf(walk)).toMatchObject({
      status: 'FULLY_EXECUTED',
      executedOn: 'paper',
    })
    expect((await invitesOf(walk)).map(({ status }) => status)).toEqual([
      'signed',
      'signed',
      'signed',
    ])
    const file = await walk.member.call('GET', `/esign/download-document/${walk.groupId}`)
    checkStructure(file.rawPayload)
    expect(extractText(file.rawPayload)).toMatch(/Signed in ink, page 3[^]*in ink/)
    expect(server.mail.sent.map(({ to }) => to.email).toSorted()).toEqual(
      ['john.park@example.com', 'maria.lopez@example.com', walk.member.email].toSorted(),
    )
    const types = await server.eventsOf(packetStream(walk.groupId))
    expect(types.filter((type) => type === 'packet.finished-on-paper')).toHaveLength(1)
  })

  test('keeps the signatures that were made online', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    await signByCode(server, maria?.code ?? '')
    expect((await upload(walk, {})).statusCode).toBe(422)

    await expectOk(upload(walk, { signers: 'TT2,LLSign' }))
    await server.jobs.run()
    expect(await readPacketOf(walk)).toMatchObject({ status: 'FULLY_EXECUTED' })
  })

  test('has the time of a signature only for who signed online', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    await signByCode(server, maria?.code ?? '')
    await expectOk(upload(walk, { signers: 'TT2,LLSign' }))

    const online = server.clock.now().toISOString()
    expect((await invitesOf(walk)).map(({ signedAt }) => signedAt)).toEqual([online, null, null])
  })

  test('works before it was sent, and residents who never had a link get their copy', async () => {
    const walk = await walkPacket(server, 'filled')
    await expectOk(upload(walk, {}))
    await server.jobs.run()

    expect(await readPacketOf(walk)).toMatchObject({ status: 'FULLY_EXECUTED' })
    const [maria] = await residentInvites(walk)
    const copy = await server.app.inject({
      url: `/api/signing-invites/document/code/${maria?.code}`,
    })
    expect(copy.statusCode).toBe(200)
  })

  test('keeps its scan, also if a PDF with the same content was uploaded before and expires', async () => {
    const walk = await walkPacket(server, 'sent')
    await uploadPdf(server, walk.member, scan)
    await expectOk(upload(walk, {}))
    server.clock.advance(2 * 86_400_000)
    await deleteExpiredUploadsJob.run(server.ctx, {})
    await server.jobs.run()

    expect(await server.services.db.$count(customFormUploads)).toBe(0)
    expect(await readPacketOf(await withNewSession(server, walk))).toMatchObject({
      status: 'FULLY_EXECUTED',
    })
  })
})

test('a packet is finished on paper with one database connection', async () => {
  const { url, drop } = await createTestDatabase()
  const { db, close } = openDatabase(url, { maxConnections: 1 })
  const small = await startTestApp({}, {}, { url, db, drop: () => close().then(drop) })
  const answer = await upload(await walkPacket(small, 'sent'), {}, small)

  expect(answer.statusCode).toBe(200)
  await small.stop()
})

interface Upload {
  body?: Buffer
  signedOn?: string
  signers?: string
}

function upload({ member, groupId }: WalkedPacket, change: Upload, { app } = server) {
  const { body = Buffer.from(scan), signedOn = '2026-01-02', signers = everyone } = change

  return app.inject({
    method: 'POST',
    url: `/api/legal-form-packets/group/${groupId}/paper?signedOn=${signedOn}&signers=${signers}`,
    headers: { ...member.headers, 'content-type': 'application/pdf' },
    payload: body,
  })
}
