import type {
  ShowAgainResult,
  HideResult,
  RemindResult,
} from '@countersign/contract/schemas/packets/packet-list'
import { packets } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import { expectOk, signerBody, walkPacket } from '../../../testing/walk-packet.ts'

let server: TestApp
let member: Member
let executed: string
let second: string
let sent: string
let theirs: string
beforeAll(async () => {
  server = await startTestApp()
  member = await server.asMember()
  executed = await walk('executed', '../Lease: "A"')
  second = await walk('executed', '../Lease: "A"')
  sent = await walk('sent', 'Waiting')
  theirs = (await walkPacket(server, 'executed', undefined, { packetName: 'Secret' })).groupId
}, 120_000)
afterAll(() => server.stop())

describe('the CSV', () => {
  test('answers in words, instead of breaking off, if it cannot begin', async () => {
    const answer = await member.call('GET', '/legal-form-packets/list.csv?category=%00')

    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid-request' })
  })

  test('has a header, the caller’s packets by the filters, and no one else’s', async () => {
    const answer = await member.call('GET', '/legal-form-packets/list.csv?group=waiting')
    const [header, ...rows] = answer.body.split('\r\n')

    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.headers['content-disposition']).toContain('legal-form-packets.csv')
    expect(header).toBe(
      '\uFEFFDate Created,Form Packet Name,Date Executed,Resident(s),Resident Email(s),Property,Unit Address,Status,Hidden,Forms,Packet ID',
    )
    expect(rows).toHaveLength(2)
    expect(rows[0]).toContain(',Waiting,,Maria Lopez; John Park,')
    expect(rows[0]).toContain('Awaiting Resident Signature')
    expect((await member.call('GET', '/legal-form-packets/list.csv')).body).not.toContain('Secret')
  })

  test('quotes cells, and writes days in the caller’s time zone', async () => {
    const owner = await server.asMember()
    const { groupId } = await walkPacket(server, 'created', owner, { packetName: 'A "b", c' })
    await server.services.db
      .update(packets)
      .set({ createdAt: new Date('2026-07-01T02:05:00Z') })
      .where(eq(packets.documentGroupId, groupId))
    const { body } = await server.app.inject({
      url: '/api/legal-form-packets/list.csv',
      headers: { ...owner.headers, 'x-time-zone': 'America/Chicago' },
    })

    expect(body).toContain('6/30/2026 9:05 PM,"A ""b"", c",')
  })
})

describe('the ZIP', () => {
  test('requires one to 500 packets', async () => {
    const path = '/legal-form-packets/files.zip'
    expect((await member.call('POST', path, { ids: [] })).statusCode).toBe(422)
    const tooMany = Array.from({ length: 501 }, (_, index) => `id-${index}`)
    expect((await member.call('POST', path, { ids: tooMany })).statusCode).toBe(422)
  })

  test('has the executed files under safe, different names, and names what it lacks', async () => {
    const ids = [executed, second, executed, sent, theirs, 'not-an-id']
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/legal-form-packets/files.zip',
      headers: member.headers,
      payload: { ids },
    })
    expect(answer.statusCode).toBe(200)
    const files = unzipSync(new Uint8Array(answer.rawPayload))

    expect(Object.keys(files)).toEqual([
      '_Lease_ _A_ - 412 Maple Street Unit A.pdf',
      '_Lease_ _A_ - 412 Maple Street Unit A (2).pdf',
      'not-included.txt',
    ])
    expect(Buffer.from(Object.values(files)[0] ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
    const missing = Buffer.from(files['not-included.txt'] ?? []).toString()
    expect(missing).toContain('Waiting (Awaiting Resident Signature): There is no signed file yet')
    expect(missing).toContain(`Packet ${theirs}: There is no such packet.`)
    expect(missing).toContain('Packet not-an-id: There is no such packet.')
    expect(missing).not.toContain('Secret')
    expect(await server.eventsOf(packetStream(executed))).toContain('packet.downloaded')
    expect(await server.eventsOf(packetStream(theirs))).not.toContain('packet.downloaded')
  })

  test('goes on without a file that cannot be read', async () => {
    const { read } = server.services.ports.files
    server.services.ports.files.read = () => Promise.reject(new Error('The disk is gone.'))
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/legal-form-packets/files.zip',
      headers: member.headers,
      payload: { ids: [executed] },
    })
    server.services.ports.files.read = read

    const files = unzipSync(new Uint8Array(answer.rawPayload))
    expect(Buffer.from(files['not-included.txt'] ?? []).toString()).toContain('Try again later.')
  })
})

describe('reminding several', () => {
  test('tells for each packet and signer what happened, and mails at most once an hour', async () => {
    const ids = [sent, executed, theirs]
    const remind = () =>
      expectOk<{ results: RemindResult[] }>(
        member.call('POST', '/legal-form-packets/remind', { ids }),
      )
    const first = await remind()

    expect(first.results).toMatchObject([
      {
        documentGroupId: sent,
        name: 'Waiting',
        refusal: null,
        signers: [
          { role: 'TT1', name: 'Maria Lopez', outcome: 'reminded' },
          { role: 'TT2', name: 'John Park', outcome: 'reminded' },
        ],
      },
      {
        documentGroupId: executed,
        signers: [],
        refusal: expect.stringContaining('Fully Executed'),
      },
      { documentGroupId: theirs, name: null, signers: [], refusal: 'There is no such packet.' },
    ])
    expect((await remind()).results[0]?.signers).toMatchObject([
      { outcome: 'reminded-before' },
      { outcome: 'reminded-before' },
    ])
    const events = await server.eventsOf(packetStream(sent))
    expect(events.filter((type) => type === 'packet.reminded')).toHaveLength(2)
  })
})

describe('putting several away', () => {
  test('hides what is done, refuses what is under way, and may be repeated', async () => {
    const hide = () =>
      expectOk<{ results: HideResult[] }>(
        member.call('POST', '/legal-form-packets/hide', { ids: [second, sent, theirs] }),
      )
    const first = await hide()

    expect(first.results).toMatchObject([
      { documentGroupId: second, outcome: 'hidden', detail: null },
      { documentGroupId: sent, outcome: 'refused', detail: expect.stringContaining('under way') },
      { documentGroupId: theirs, outcome: 'refused', detail: 'There is no such packet.' },
    ])
    expect(await hide()).toEqual(first)
    expect(await server.eventsOf(packetStream(theirs))).not.toContain('packet.put-away')
  })
})

describe('bringing several back', () => {
  test('undoes putting them away, tells no one of others’ packets, and may be repeated', async () => {
    const ids = [second, theirs, 'not-an-id']
    await member.call('POST', '/legal-form-packets/hide', { ids })
    const showAgain = () =>
      expectOk<{ results: ShowAgainResult[] }>(
        member.call('POST', '/legal-form-packets/show-again', { ids }),
      )
    const first = await showAgain()

    expect(first.results).toEqual([
      { documentGroupId: second, outcome: 'shown', detail: null },
      { documentGroupId: theirs, outcome: 'refused', detail: 'There is no such packet.' },
      { documentGroupId: 'not-an-id', outcome: 'refused', detail: 'There is no such packet.' },
    ])
    expect(await showAgain()).toEqual(first)
    const events = await server.eventsOf(packetStream(second))
    expect(events.filter((type) => type === 'packet.brought-back')).toHaveLength(1)
  })
})

async function walk(stage: 'executed' | 'sent', packetName: string): Promise<string> {
  const signers = [signerBody('Maria', 'Lopez', 1), signerBody('John', 'Park', 2)]
  const { groupId } = await walkPacket(server, stage, member, { packetName, signers })

  return groupId
}
