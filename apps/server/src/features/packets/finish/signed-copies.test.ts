import type { CopyRecipient } from '@countersign/contract/schemas/packets/copies'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailMessage } from '../../../kernel/ports.ts'
import { days } from '../../../kernel/time.ts'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import {
  addProperty,
  advancePacket,
  expectOk,
  groupBody,
  historyOf,
  readPacketOf,
  signerBody,
  walkPacket,
  withNewSession,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'
import { recordReport } from '../../emails/index.ts'

let server: TestApp
let owner: Member
const sent: MailMessage[] = []
beforeAll(async () => {
  server = await startTestApp({
    mail: {
      send: async (message) => {
        sent.push(message)
        return { kind: 'accepted' }
      },
    },
  })
})
beforeEach(async () => {
  sent.length = 0
  owner = await server.asMember()
})
afterAll(() => server.stop())

const dana: CopyRecipient = { name: 'Dana Reyes', email: 'dana.reyes@example.com' }
const books: CopyRecipient = { name: '', email: 'books@example.com' }

describe('copies are refused, beside the field', () => {
  test.each([
    ['a resident’s address', [{ email: 'MARIA.lopez@example.com' }], 'This person signs'],
    ['the same address twice', [dana, { email: 'Dana.Reyes@example.com' }], 'gets a copy already'],
    ['no address', [{ name: 'Dana', email: 'dana' }], 'Enter an email address'],
    ['letters that cannot be printed', [{ ...dana, name: 'Dana \u{1F600}' }], ''],
  ])('%s', async (_case, copies, message) => {
    const walk = await walkPacket(server, 'created', owner)
    for (const refused of [await create({ copies }), await change(walk, copies)]) {
      expect(refused.statusCode).toBe(422)
      expect(refused.json().errors[0]).toMatchObject({
        field: expect.stringMatching(/copies\W+\d\W+(email|name)$/),
        message: expect.stringContaining(message),
      })
    }
  })

  test('the owner’s own address, a co-owner’s, and a fourth one', async () => {
    const sam = signerBody('Sam', 'Ellis', 8)
    const four = ['a', 'b', 'c', 'd'].map((name) => ({ email: `${name}@example.com` }))
    for (const body of [
      { copies: [{ email: owner.email }] },
      { owners: [sam], copies: [{ email: sam.email }] },
      { copies: four },
    ]) {
      expect((await create(body)).statusCode).toBe(422)
    }
  })

  test('once everyone has signed', async () => {
    const walk = await walkPacket(server, 'owner-signed', owner)
    expect((await change(walk, [dana])).json().code).toBe('invalid-state')
  })
})

test('a packet has the copies of its home who do not sign, unless it says otherwise', async () => {
  const maria = { name: 'Maria', email: 'maria.lopez@example.com' }
  const property = await addProperty(owner)
  const { _id, name, address } = property
  const changed = await owner.call('PUT', `/users/${owner.userId}/properties/${_id}`, {
    name,
    address,
    copies: [dana, maria],
  })
  expect(changed.json().property.copies).toEqual([dana, maria])

  const own = groupBody(owner, property)
  const copiesOf = async (body: object) => {
    const { documentGroupId: groupId } = await expectOk<{ documentGroupId: string }>(
      owner.call('POST', '/esign/create-document-group', body),
    )
    return (await readPacketOf({ member: owner, property, groupId, body: own })).copies
  }
  expect(await copiesOf(own)).toEqual([dana])
  expect(await copiesOf({ ...own, packetName: 'None', copies: [] })).toEqual([])
  expect(await copiesOf({ ...own, packetName: 'Other', copies: [books] })).toEqual([books])
})

test('everyone who was chosen gets the signed file by a link for thirty days, and the file names them', async () => {
  const walk = await walkPacket(server, 'sent', owner, { copies: [dana] })
  expect((await change(walk, [dana, books])).json().packet.copies).toEqual([dana, books])
  expect((await change(walk, [dana, books])).statusCode).toBe(200)
  expect(sent.map(({ to }) => to.email)).not.toContain(dana.email)
  await advancePacket(server, walk, { from: 'sent', to: 'executed' })

  const mail = sent.find(({ to }) => to.email === dana.email)
  expect(mail?.text).toContain('Everyone has signed')
  expect(sent.find(({ to }) => to.email === books.email)?.text).toMatch(/^Hello,/)
  const code = codeIn(mail)
  expect((await visit(`/email-copies/code/${code}`)).json()).toMatchObject({ kind: 'signed' })
  const file = await visit(`/email-copies/document/code/${code}`)
  const text = extractText(new Uint8Array(file.rawPayload))
  expect(text).toMatch(/Copies to others[^]*Dana Reyes, dana\.reyes@example\.com/)
  expect(text).toContain('books@example.com')
  expect((await visit(`/signing-invites/code/${code}`)).statusCode).toBe(404)

  expect(await history(walk)).toEqual(
    expect.arrayContaining([
      'Chose 2 addresses to get the signed file as a copy',
      'Emailed a copy to Dana Reyes at dana.reyes@example.com',
      'Emailed a copy to books@example.com',
      'Opened the copy from the email',
    ]),
  )
  server.clock.advance(days(30) + 1)
  expect((await visit(`/email-copies/document/code/${code}`)).statusCode).toBe(410)
})

test('of two who change the copies, the second is told, and nothing is lost', async () => {
  const walk = await walkPacket(server, 'created', owner)
  expect((await change(walk, [dana], { replaces: [] })).statusCode).toBe(200)
  const late = await change(walk, [books], { replaces: [] })
  expect([late.statusCode, late.json().code]).toEqual([409, 'copies-changed'])
  expect((await readPacketOf(walk)).copies).toEqual([dana])

  expect((await change(walk, [dana], { replaces: [] })).statusCode).toBe(200)
  expect((await change(walk, [dana, books], { replaces: [dana] })).statusCode).toBe(200)
  expect((await change(walk, [])).json().packet.copies).toEqual([])
})

test('whoever became a signer since gets the signer’s email only', async () => {
  const walk = await walkPacket(server, 'sent', owner, { copies: [dana] })
  await expectOk(
    owner.call('PUT', `/legal-form-packets/group/${walk.groupId}/signers/TT2`, {
      ...signerBody('Dana', 'Reyes', 2),
      email: dana.email,
    }),
  )
  await advancePacket(server, walk, { from: 'sent', to: 'executed' })

  expect((await history(walk)).join()).not.toContain('Emailed a copy')
  const file = await owner.call('GET', `/esign/download-document/${walk.groupId}`)
  expect(extractText(new Uint8Array(file.rawPayload))).not.toContain('Copies to others')
})

test('a copy that comes back is told to the owner', async () => {
  const gone = { ...dana, email: 'gone@example.com' }
  const walk = await walkPacket(server, 'executed', owner, { copies: [gone] })
  const mail = await server.services.db.query.mails.findFirst({
    where: (row, { eq }) => eq(row.recipientEmail, gone.email),
  })
  await recordReport(server.ctx, {
    kind: 'bounce',
    mail: { mailId: mail?.id ?? '' },
    reply: '550 No such mailbox',
  })
  await server.jobs.run()

  const told = sent.filter(({ to }) => to.email === owner.email).map(({ text }) => text)
  expect(told.join()).toContain('Dana Reyes (gone@example.com)')
  expect((await history(walk)).join()).toContain('came back')
})

test('a revised packet and a packet that is used again keep them', async () => {
  const walk = await walkPacket(server, 'sent', owner, { copies: [dana] })
  const path = `/legal-form-packets/group/${walk.groupId}`
  const seed = await owner.call('GET', `${path}/use-again`)
  expect(seed.json().copies).toEqual([dana])
  const { documentGroupId: groupId } = await expectOk<{ documentGroupId: string }>(
    owner.call('POST', `${path}/revise`),
  )
  expect((await readPacketOf({ ...walk, groupId })).copies).toEqual([dana])
})

test('their name is found, and erased where nothing is under way', async () => {
  const done = await walkPacket(server, 'executed', owner, { copies: [dana] })
  await walkPacket(server, 'sent', owner, { copies: [dana] })
  const ask = async (path: string) => (await owner.call('POST', path, { email: dana.email })).json()
  const found = await ask('/personal-data/find')
  expect(found.kept.filter(({ kind }: { kind: string }) => kind === 'copy')).toHaveLength(2)

  const after = await ask('/personal-data/erase')
  expect(after.kept.map(({ kind }: { kind: string }) => kind)).toEqual(['copy'])
  expect((await readPacketOf(done)).copies).toEqual([])
  expect((await history(done)).join()).not.toContain('Dana')
})

async function create(change: object) {
  const property = await addProperty(owner)

  return owner.call('POST', '/esign/create-document-group', {
    ...groupBody(owner, property),
    ...change,
  })
}

function change({ member, groupId }: WalkedPacket, copies: object[], more: object = {}) {
  return member.call('PUT', `/legal-form-packets/group/${groupId}/copies`, { copies, ...more })
}

function visit(path: string) {
  return server.app.inject({ url: `/api${path}` })
}

function codeIn(mail: MailMessage | undefined): string {
  return /\/sign\/copy\?code=(\w+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function history(walk: WalkedPacket): Promise<string[]> {
  return (await historyOf(await withNewSession(server, walk))).map(({ words }) => words)
}
