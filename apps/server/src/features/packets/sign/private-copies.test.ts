import type { Room } from '@countersign/contract/schemas/signing-room/room'
import { executedFiles, mails, packets } from '@countersign/database'
import { readSignatures, extractText } from '@countersign/pdf/testing/pdf-tools'
import { eq } from 'drizzle-orm'
import { listRoomFields } from '@countersign/signing/adapters/embedded/room/list-room-fields'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitOf } from '../../../bin/demo/finish-room.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import {
  finishOwn,
  linkByCode,
  readPacketOf,
  residentInvites,
  roomOf,
  signByCode,
  signerBody,
  walkPacket,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'

const secret = 'Zebra Bank 4711'
const forms = ['rental-application', 'pet-addendum']
let server: TestApp
let walk: WalkedPacket
let codes: string[]

beforeAll(async () => {
  server = await startTestApp()
  walk = await walkPacket(server, 'sent', undefined, { templateIds: forms })
  codes = (await residentInvites(walk)).map(({ code }) => code ?? '')
  await writeSecret(codes[0] ?? '')
  await signByCode(server, codes[0] ?? '')
})
afterAll(() => server.stop())

/** Maria writes something into her application that John must never read. */
async function writeSecret(code: string): Promise<void> {
  const { room, visit } = await enter(code)
  const view = await room.open(visit)
  const field = view.documents
    .flatMap((document) => listRoomFields(document, view))
    .find(({ mine, type, role }) => mine && type === 'text' && role === 'TT1')
  await room.saveAnswers(visit, { answers: { [field?.answerKey ?? '']: secret } })
}

async function enter(code: string) {
  return { room: roomOf(server), visit: visitOf(await linkByCode(server, code)) }
}

/** The room of a resident as it goes over the wire. */
async function roomByHttp(code: string) {
  const { visit } = await enter(code)
  const headers = { authorization: `Bearer ${visit.token}` }
  const call = (url: string) => server.app.inject({ url: `/api${url}`, headers })

  return { call, room: await call('/signing-room') }
}

describe('An application in a packet of two residents', () => {
  test('is listed once in the packet, and made once for each resident', async () => {
    const { documents } = await readPacketOf(walk)
    const owner = await roomOf(server).open(visitOf(await linkByCode(server, codes[1] ?? '')))

    expect(documents.map(({ formId }) => formId)).toEqual(forms)
    expect(owner.documents.map(({ title }) => title)).toEqual([
      'Rental Application: John Park',
      expect.stringMatching(/^Pet Addendum$/),
    ])
  })

  test('is not in a co-resident’s room by any call', async () => {
    const { call, room } = await roomByHttp(codes[1] ?? '')
    const shown = room.json<Room>()

    expect(room.statusCode).toBe(200)
    expect(room.body).not.toContain(secret)
    expect(shown.documents.map(({ documentId }) => documentId)).toEqual(['d2', 'd3'])
    expect(Object.keys(shown.answers).filter((key) => key.startsWith('d1/'))).toEqual([])
    for (const id of ['d1', 'd2', 'd3', 'd4']) {
      const isTheirs = id === 'd2' || id === 'd3'
      const pdf = await call(`/signing-room/documents/${id}`)
      const text = await call(`/signing-room/documents/${id}/text`)
      expect([id, pdf.statusCode, text.statusCode]).toEqual(
        isTheirs ? [id, 200, 200] : [id, 404, 404],
      )
    }
  })

  test('is not in a co-resident’s code details, nor found by their search', async () => {
    const details = await server.app.inject({
      url: `/api/signing-invites/invite-details/code/${codes[1]}`,
    })
    const found = await walk.member.call('GET', '/legal-form-packets?searchTerm=Zebra')

    expect(details.statusCode).toBe(200)
    expect(details.body).not.toContain(secret)
    expect(found.json()).toMatchObject({ packets: [] })
  })
})

describe('After execution', () => {
  beforeAll(async () => {
    await signByCode(server, codes[1] ?? '')
    await finishOwn(server, walk)
    await server.jobs.run()
    await server.jobs.run()
  })

  test('each resident downloads a sealed file without the other’s application', async () => {
    const [maria = '', john = ''] = await Promise.all(codes.map(downloadByCode))

    expect(maria).toContain(secret)
    expect(john).not.toContain(secret)
    expect(maria).not.toContain('Rental Application: John Park')
    expect(john).not.toContain('Rental Application: Maria Lopez')
    expect(john.replaceAll(/\s+/g, ' ')).toContain('There is 1 private copy of other signers')
  })

  test('the owner downloads everything', async () => {
    const answer = await walk.member.call('GET', `/esign/download-document/${walk.groupId}`)
    const text = extractText(answer.rawPayload)

    expect(text).toContain(secret)
    expect(text).toContain('Rental Application: John Park')
  })

  test('there is one file per signer, and running the job again adds none', async () => {
    const packet = await readPacketOf(walk)
    const rows = await server.services.db
      .select({ audience: executedFiles.audience, sha256: executedFiles.sha256 })
      .from(executedFiles)
      .where(eq(executedFiles.packetId, packet._id))

    expect(rows.map(({ audience }) => audience).sort()).toEqual(['LLSign', 'TT1', 'TT2'])
    expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(3)
    expect(packet.status).toBe('FULLY_EXECUTED')
  })

  test('no email mentions private documents', async () => {
    const text = JSON.stringify(await server.services.db.select().from(mails))

    expect(text).toContain('Rental Application')
    expect(text).not.toContain(secret)
  })

  async function downloadByCode(code: string): Promise<string> {
    const answer = await server.app.inject({
      url: `/api/signing-invites/document/code/${code}`,
    })
    expect(readSignatures(answer.rawPayload)).toMatch(/Signature is Valid/)
    expect(readSignatures(answer.rawPayload)).toContain('Total document signed')

    return extractText(answer.rawPayload)
  }
})

describe('A guarantor', () => {
  const gina = { ...signerBody('Gina', 'Grant', 3), kind: 'guarantor' as const }
  const maria = signerBody('Maria', 'Lopez', 1)
  const templateIds = ['guarantor-agreement', 'pet-addendum', 'rental-application']

  test('is rejected without a guaranty, and a guaranty without a guarantor', async () => {
    const refusals = []
    for (const change of [
      { signers: [gina], templateIds },
      { signers: [maria, gina], templateIds: ['pet-addendum'] },
      { signers: [maria], templateIds },
    ]) {
      const answer = await walk.member.call('POST', '/esign/create-document-group', {
        ...walk.body,
        ...change,
      })
      refusals.push([answer.statusCode, answer.json<{ errors: { message: string }[] }>().errors[0]])
    }

    expect(refusals).toEqual([
      [422, { field: 'signers', message: expect.stringMatching(/at least one resident/) }],
      [422, { field: 'templateIds', message: expect.stringMatching(/nothing to sign/) }],
      [422, { field: 'templateIds.0', message: expect.stringMatching(/Add the guarantor/) }],
    ])
  })

  test('comes last, signs only the guaranty, and can read the shared documents', async () => {
    const guaranteed = await walkPacket(server, 'sent', undefined, {
      templateIds,
      signers: [gina, maria],
    })
    const invites = await residentInvites(guaranteed)
    const [resident, guarantor] = await Promise.all(
      invites.map(async ({ code }) => roomOf(server).open((await enter(code ?? '')).visit)),
    )
    const { tenants } = await readPacketOf(guaranteed)

    expect(invites.map(({ role, role_name, name }) => [role, role_name, name])).toEqual([
      ['TT1', 'Resident 1', 'Maria Lopez'],
      ['TT2', 'Guarantor', 'Gina Grant'],
    ])
    expect(titles(resident)).toEqual(['Pet Addendum', 'Rental Application: Maria Lopez'])
    expect(titles(guarantor)).toEqual([
      'Guarantor (Co-Signer) Agreement: Gina Grant',
      'Pet Addendum',
    ])
    const asked = guarantor?.missing.filter((key) => !key.endsWith('.confirmed')) ?? []
    expect(asked.every((key) => key.startsWith('d1/') || key.startsWith('TT2.'))).toBe(true)
    expect(tenants.map(({ name }) => name)).toEqual(['Maria Lopez'])
  })

  function titles(view: { documents: { title: string }[] } | undefined) {
    return view?.documents.map(({ title }) => title)
  }
})

test('files executed before private copies existed are still for everyone', async () => {
  const before = await walkPacket(server, 'executed')
  const [row] = await server.services.db
    .select({ audience: executedFiles.audience })
    .from(executedFiles)
    .innerJoin(packets, eq(packets.id, executedFiles.packetId))
    .where(eq(packets.documentGroupId, before.groupId))

  expect(row?.audience).toBe('everyone')
})
