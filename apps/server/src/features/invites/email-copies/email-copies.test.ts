import { limits } from '@countersign/contract/rules/limits'
import type { EmailCopies } from '@countersign/contract/schemas/email-copies'
import type { Property } from '@countersign/contract/schemas/properties'
import { emailCopies, mails } from '@countersign/database'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import type { MailMessage } from '../../../kernel/ports.ts'
import { days, minutes } from '../../../kernel/time.ts'
import { openPrintedForm, printForm } from '../../../testing/print-form.ts'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import {
  addProperty,
  expectOk,
  historyOf,
  walkPacket,
  withNewSession,
} from '../../../testing/walk-packet.ts'
import { recordReport } from '../../emails/index.ts'

let server: TestApp
let owner: Member
let property: Property
const sent: MailMessage[] = []
beforeAll(async () => {
  server = await startTestApp({
    mail: {
      send: async (message) => {
        sent.push(message)
        return message.to.email.startsWith('refused')
          ? { kind: 'rejected', reply: '550 No such mailbox' }
          : { kind: 'accepted' }
      },
    },
  })
})
// A login ends while the clock goes on.
beforeEach(async () => {
  owner = await server.asMember()
  property = await addProperty(owner)
})
afterAll(() => server.stop())

const ana = { role: 'TT1', email: 'ana@example.com', language: 'en', after: null }

describe('a copy is refused', () => {
  test.each(['notice-to-pay-or-quit', 'notice-of-entry', 'rent-receipt'])(
    'of a form that does not allow it (%s), which says so',
    async (formId) => {
      const groupId = await printed(formId)
      expect(await list(groupId)).toEqual({ rule: null, people: [], copies: [], left: 0 })
      for (const refused of [
        await owner.call('POST', copies(groupId), ana),
        await owner.call('GET', `${copies(groupId)}/preview?role=TT1`),
      ]) {
        expect(refused.statusCode).toBe(422)
        expect(refused.json()).toMatchObject({
          code: 'copy-not-allowed',
          detail: expect.stringContaining('deliver it the way your state requires'),
        })
      }
    },
  )

  test('of a packet that is signed online', async () => {
    const { member, groupId } = await walkPacket(server, 'sent')
    const refused = await member.call('POST', copies(groupId), ana)
    expect(refused.json().code).toBe('copy-not-allowed')
  })

  test('before the form is filled out', async () => {
    const groupId = await open('late-rent-reminder')
    expect((await owner.call('POST', copies(groupId), ana)).json().code).toBe('invalid-state')
  })

  test('to somebody whom the form does not name, and to a broken address', async () => {
    const groupId = await printed('late-rent-reminder')
    for (const [change, field] of [
      [{ role: 'TT2' }, 'role'],
      [{ email: 'ana@' }, 'email'],
    ] as const) {
      const refused = await owner.call('POST', copies(groupId), { ...ana, ...change })
      expect(refused.json()).toMatchObject({ code: 'invalid-fields', errors: [{ field }] })
    }
    expect((await list(groupId)).copies).toEqual([])
  })

  test('more often than a day allows', async () => {
    const groupId = await printed('late-rent-reminder')
    let after: string | null = null
    for (let count = 0; count < limits.emailCopiesPerDay; count += 1) {
      const { copies } = await send(groupId, { ...ana, after })
      after = copies[0]?._id ?? null
    }
    expect((await list(groupId)).left).toBe(0)
    const refused = await owner.call('POST', copies(groupId), { ...ana, after })
    expect(refused.json().code).toBe('too-many-requests')

    server.clock.advance(days(1) + 1)
    owner = (await withNewSession(server, { member: owner })).member
    await send(groupId, { ...ana, after })
    expect((await list(groupId)).copies).toHaveLength(limits.emailCopiesPerDay + 1)
  })

  test('more often than a day allows its owner, in simultaneous calls for several packets', async () => {
    const left = 2
    await copyToLimit(limits.memberEmailCopiesPerDay - left)
    const packets: string[] = []
    for (let count = 0; count < 3 * left; count += 1) {
      packets.push(await printed('late-rent-reminder'))
    }

    const answers = await Promise.all(packets.map((id) => owner.call('POST', copies(id), ana)))

    const refused = answers.filter((answer) => answer.statusCode !== 200)
    expect(refused.map((answer) => answer.json().code)).toEqual(
      Array(packets.length - left).fill('too-many-requests'),
    )
    const lists = await Promise.all(packets.map(list))
    expect(lists.flatMap((packet) => packet.copies)).toHaveLength(left)
  })
})

describe('the link', () => {
  test('does not exist with a made-up code, and ends after sixty days', async () => {
    const code = await codeSentTo(await printed('late-rent-reminder'), ana)
    for (const wrong of ['x', '0'.repeat(26), code.slice(0, -1)]) {
      expect((await read(wrong)).json().code).toBe('copy-not-found')
      expect((await download(wrong)).json().code).toBe('copy-not-found')
    }
    server.clock.advance(days(60) - minutes(1))
    expect((await download(code)).statusCode).toBe(200)
    server.clock.advance(minutes(2))
    for (const ended of [await read(code), await download(code)]) {
      expect([ended.statusCode, ended.json().code]).toEqual([410, 'file-link-expired'])
      expect(ended.body).not.toContain(owner.name)
    }
  })

  test('gives no right to sign', async () => {
    const code = await codeSentTo(await printed('late-rent-reminder'), ana)
    const link = await server.app.inject({ url: `/api/signing-invites/embedded-link/${code}` })
    expect(link.json().code).toBe('invite-not-found')
  })

  test('stops working at a wrong address once the copy goes to the right one', async () => {
    const groupId = await printed('late-rent-reminder')
    const wrong = await codeSentTo(groupId, { ...ana, email: 'anna@example.com' })
    const right = await codeSentTo(groupId, { ...ana, after: (await lastId(groupId)) ?? null })

    expect((await read(wrong)).json().code).toBe('file-link-expired')
    expect((await read(right)).statusCode).toBe(200)
  })

  test('gives the printed file, and the history says once that it was opened', async () => {
    const groupId = await printed('late-rent-reminder')
    const code = await codeSentTo(groupId, ana)
    expect((await read(code)).json()).toMatchObject({
      titles: { en: 'Late Rent Reminder', es: expect.stringContaining('(Late Rent Reminder)') },
      language: 'en',
      sender: owner.name,
      home: expect.stringContaining('412 Maple Street'),
    })
    const [file] = [await download(code), await download(code)]
    expect(file?.headers['content-type']).toBe('application/pdf')
    expect(extractText(file?.rawPayload ?? Buffer.alloc(0))).toContain('Ana Diaz')
    expect((await list(groupId)).copies[0]?.openedAt).toBe(server.clock.now().toISOString())

    const words = (await historyOf({ member: owner, groupId })).map(
      (event) => `${event.actor}: ${event.words}`,
    )
    expect(words.filter((line) => line.includes('Opened the copy'))).toEqual([
      'Ana Diaz: Opened the copy from the email',
    ])
    const stored = await server.eventsOf(packetStream(groupId))
    expect(stored.filter((type) => type === 'packet.email-copy-opened')).toHaveLength(1)
  })
})

describe('the email', () => {
  test.each(['en', 'es'])(
    'says that it is only a copy, and never that it is served (%s)',
    async (language) => {
      const groupId = await printed('adverse-action-notice')
      const preview = await expectOk<{ subject: string; text: string; from: string }>(
        owner.call('GET', `${copies(groupId)}/preview?role=TT1&language=${language}`),
      )
      await send(groupId, { ...ana, language })
      const mail = sent.at(-1)

      expect(mail?.subject).toBe(preview.subject)
      expect(mail?.text.replace(/code=\w+/, 'code=…')).toBe(preview.text)
      expect(mail?.fromName).toBe(preview.from)
      expect(mail?.replyTo?.email).toBe(owner.email)
      expect(preview.text).toContain(language === 'es' ? 'solo una copia' : 'only a copy')
      expect(preview.text + preview.subject).not.toMatch(/\bserv(e|ed|ice)\b|notific(ad|ó)/i)
    },
  )

  test('is sent once, however often the same request arrives', async () => {
    const groupId = await printed('late-rent-reminder')
    const before = sent.length
    await Promise.all([1, 2, 3].map(() => owner.call('POST', copies(groupId), ana)))
    await server.jobs.run()
    expect(sent.length - before).toBe(1)

    await send(groupId, { ...ana, after: (await lastId(groupId)) ?? null })
    expect(sent.length - before).toBe(2)
  })

  test('that was refused or came back is in the history, and the owner is told', async () => {
    const groupId = await printed('late-rent-reminder')
    await send(groupId, { ...ana, email: 'refused@example.com' })
    const [failed] = (await list(groupId)).copies
    expect(failed?.state).toBe('failed')
    await send(groupId, { ...ana, after: failed?._id ?? null })
    const [second] = (await list(groupId)).copies
    await recordReport(server.ctx, {
      kind: 'bounce',
      mail: { mailId: second?._id ?? '' },
      reply: '550 Gone',
    })
    await server.jobs.run()

    expect((await list(groupId)).copies.map(({ state }) => state)).toEqual(['returned', 'failed'])
    expect((await historyOf({ member: owner, groupId })).map(({ words }) => words)).toEqual([
      'Created the packet',
      'Started filling out the documents',
      'Finished filling out the documents',
      'Created the file to print',
      'Emailed a copy to Ana Diaz at refused@example.com',
      'Could not send the email with the copy to Ana Diaz: the mail server refused it',
      'Sent the email about this packet to Olivia Owner (accepted by the mail server)',
      'Emailed a copy to Ana Diaz at ana@example.com',
      'Sent the email with the copy to Ana Diaz (accepted by the mail server)',
      'The email with the copy to Ana Diaz came back: it could not be delivered',
      'Sent the email about this packet to Olivia Owner (accepted by the mail server)',
    ])
    const told = sent.filter(
      ({ to, subject }) => to.email === owner.email && /did not arrive/.test(subject),
    )
    expect(told).toHaveLength(2)
    expect(told[0]?.text).toContain('The printed form is not affected.')
    expect(told[0]?.text).toContain(`/view?documentGroupId=${groupId}`)
  })
})

test('an address is proposed from the other packets of the unit, unless two people have that name', async () => {
  const walk = await walkPacket(server, 'sent')
  const packet = await expectOk<{ packet: { property: { _id: string }; unit: { _id: string } } }>(
    walk.member.call('GET', `/legal-form-packets/group/${walk.groupId}`),
  )
  const home = { propertyId: packet.packet.property._id, unitId: packet.packet.unit._id }
  const residents = [{ name: 'maria  lopez' }, { name: 'Somebody Else' }]
  const { documentGroupId } = await expectOk<{ documentGroupId: string }>(
    walk.member.call('POST', '/esign/create-print-group', {
      ...home,
      residents,
      formId: 'late-rent-reminder',
    }),
  )
  const { people } = await expectOk<EmailCopies>(walk.member.call('GET', copies(documentGroupId)))

  expect(people).toMatchObject([
    { role: 'TT1', name: 'maria  lopez', email: expect.stringContaining('@'), language: 'en' },
    { role: 'TT2', name: 'Somebody Else', email: null },
  ])
})

function copies(groupId: string): string {
  return `/legal-form-packets/group/${groupId}/email-copies`
}

function open(formId: string): Promise<string> {
  return openPrintedForm(owner, { formId, property })
}

function printed(formId: string): Promise<string> {
  return printForm(server, owner, { formId, property })
}

async function send(groupId: string, body: object): Promise<EmailCopies> {
  const answer = await expectOk<EmailCopies>(owner.call('POST', copies(groupId), body))
  await server.jobs.run()
  server.clock.advance(1000)
  return answer
}

/** As if this many copies of other forms had been sent today. */
async function copyToLimit(count: number): Promise<void> {
  const { db, ids } = server.services
  const { copies } = await send(await printed('late-rent-reminder'), ana)
  const mailId = copies[0]?._id ?? ''
  const others = Array.from({ length: count - 1 }, () => ids.uuid())
  for (const mail of await db.select().from(mails).where(eq(mails.id, mailId))) {
    await db.insert(mails).values(others.map((id) => ({ ...mail, id, dedupeKey: id })))
  }
  for (const copy of await db.select().from(emailCopies).where(eq(emailCopies.mailId, mailId))) {
    await db
      .insert(emailCopies)
      .values(others.map((id) => ({ ...copy, mailId: id, codeSha256: id })))
  }
}

async function codeSentTo(groupId: string, body: object): Promise<string> {
  await send(groupId, body)
  return /code=(\w+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
}

function list(groupId: string): Promise<EmailCopies> {
  return expectOk<EmailCopies>(owner.call('GET', copies(groupId)))
}

async function lastId(groupId: string): Promise<string | undefined> {
  return (await list(groupId)).copies[0]?._id
}

function read(code: string) {
  return server.app.inject({ url: `/api/email-copies/code/${code}` })
}

function download(code: string) {
  return server.app.inject({ url: `/api/email-copies/document/code/${code}` })
}
