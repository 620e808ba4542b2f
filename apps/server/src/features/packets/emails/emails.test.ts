import { mails } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../../bootstrap/build-app.ts'
import { createLogger } from '../../../kernel/logger.ts'
import type { MailTransport } from '../../../kernel/ports.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import { expectOk, walkPacket, type WalkedPacket } from '../../../testing/walk-packet.ts'
import { resumeUnfinished } from '../index.ts'
import { mailboxPages, sendMail } from '../../../infrastructure/mail/index.ts'
import { declinedEmail, expiredEmail } from './owner-emails.ts'
import { linkExpiredEmail, newLinkRequestedEmail } from './links.ts'
import { residentEmails } from './resident-emails.ts'
import { renderEmail } from '../../../infrastructure/mail/email-template.ts'

const url = 'http://localhost:3000/sign/0123456789abcdefghjkmnpqrs'
const invitation = {
  name: 'Maria Lopez',
  sender: 'Olivia Owner',
  premises: '412 Maple Street, Unit A, Springfield, IL 62704',
  documentTitles: ['Pet Addendum'],
  url,
  expiresAt: new Date('2026-04-01T17:00:00.000Z'),
}

describe('a letter', () => {
  test('says who asks, for which home, what, where, and until when', () => {
    const { text, html } = renderEmail(residentEmails(null).invitation(invitation))

    for (const said of [
      'Hello Maria Lopez,',
      'Olivia Owner',
      '412 Maple Street, Unit A',
      'Pet Addendum',
      url,
      'April 1, 2026 at 1:00 PM (Eastern Time)',
    ]) {
      expect(text).toContain(said)
      expect(html).toContain(said)
    }
  })

  test('offers the other language once, with the page that speaks it', () => {
    const english = renderEmail(residentEmails(null).invitation(invitation))
    const spanish = renderEmail(residentEmails('es').invitation(invitation))

    expect(english.text).toContain(`español? Abra esta página:\n${url}?lang=es`)
    expect(english.html).toContain('<html lang="en">')
    expect(english.html).toContain(`<p lang="es"><a href="${url}?lang=es">`)
    expect(spanish.html).toContain('<html lang="es">')
    expect(spanish.text).toMatch(/1 de abril de 2026 a las 1:00\s*p\.\s*m\. \(hora del Este\)/)
    expect(spanish.text).toContain(`in English? Open this page:\n${url}?lang=en`)
  })

  test('never lets what people typed become markup', () => {
    const { html } = renderEmail(
      declinedEmail({
        name: '<b>Olivia</b>',
        packetName: '"><img src=x onerror=alert(1)>',
        premises: 'Here & there',
        who: "Maria O'Neil",
        words: '<script>alert(1)</script>',
        url: 'http://localhost:3000/?a=1&b="2"',
      }),
    )

    expect(html).not.toMatch(/<script|<img|<b>/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('href="http://localhost:3000/?a=1&amp;b=&quot;2&quot;"')
  })

  test('keeps names, homes and reasons out of its subject', () => {
    const ended = { name: 'Olivia', packetName: 'Lease', premises: '412 Maple Street' }
    const expired = { ...ended, ownerName: 'Olivia', who: 'Maria Lopez', url, closesAt: new Date() }
    const letters = [
      ...([null, 'es'] as const).flatMap((language) => [
        residentEmails(language).invitation(invitation),
        residentEmails(language).executed(invitation),
        residentEmails(language).closed({ ...ended, sender: 'Olivia' }),
      ]),
      linkExpiredEmail({ ...expired, packetName: 'Lease' }),
      newLinkRequestedEmail({ ...expired, packetName: 'Lease' }),
      expiredEmail({ ...ended, missing: ['Maria Lopez'], url }),
      declinedEmail({ ...ended, who: 'Maria Lopez', words: 'Too dear', url }),
    ]

    expect(letters).toHaveLength(10)
    for (const { subject } of letters) {
      expect(subject).not.toMatch(/Maria|Olivia|Maple|Lease|Too dear/)
      expect(subject.length).toBeLessThan(50)
    }
  })
})

describe('the outbox', () => {
  let server: TestApp
  const tries: string[] = []
  const transport = { broken: false, refusing: new Set<string>() }
  const mail: MailTransport = {
    async send({ id, to }) {
      tries.push(id)
      if (transport.broken) {
        throw new Error('The mail server is away.')
      }
      return transport.refusing.has(to.email)
        ? { kind: 'refused', reply: '550 5.1.1 No such mailbox' }
        : { kind: 'handed-over' }
    },
  }
  beforeAll(async () => {
    server = await startTestApp({ mail })
  })
  afterAll(() => server.stop())

  test('holds a mail until the transport has taken it, and tries under the same id', async () => {
    await walkPacket(server, 'sent')
    transport.broken = true
    await expect(server.jobs.run()).rejects.toThrow('The mail server is away.')
    const [failed] = tries
    expect((await server.services.db.select().from(mails)).map(({ sentAt }) => sentAt)).toEqual([
      null,
      null,
    ])

    transport.broken = false

    await sendMail(server.ctx, { mailId: failed ?? '' })
    await sendMail(server.ctx, { mailId: failed ?? '' })
    expect(tries).toEqual([failed, failed])
  })

  test('tells the owner of a link that a mail server would not take, and does not try it again', async () => {
    transport.refusing.add('maria.lopez@example.com')
    const walk = await walkPacket(server, 'sent')
    await server.jobs.run()
    const [told] = await mailsTo(walk.member.email)
    expect(told).toMatchObject({ kind: 'unreachable', subject: 'An e-mail could not be sent' })
    expect(told?.text).toContain('Maria Lopez (maria.lopez@example.com)')
    expect(told?.text).toContain(`/legal-forms/resident-link?documentGroupId=${walk.groupId}`)
    expect(await wordsOf(walk)).toEqual(
      expect.arrayContaining([
        'Could not send the e-mail with the signing link to Resident 1: the mail server refused it',
        'Sent the e-mail with the signing link to Resident 2 (accepted by the mail server)',
      ]),
    )

    const before = tries.length
    server.clock.advance(180_000)
    await resumeUnfinished(server.ctx)
    await server.jobs.run()
    expect(tries).toHaveLength(before)
    transport.refusing.clear()
  })

  test('is read at /dev/mailbox where it is hung up, and is not there otherwise', async () => {
    await walkPacket(server, 'sent')

    const app = await buildApp(server.services, {
      log: createLogger('silent'),
      trustProxy: false,
      rateLimits: false,
      webFolder: '/nowhere',
      extensions: [mailboxPages],
    })
    const list = await app.inject({ url: '/dev/mailbox' })
    const { mails: items } = (await app.inject({ url: '/dev/mailbox.json' })).json<{
      mails: { _id: string; text: string; recipientEmail: string }[]
    }>()
    const one = await app.inject({ url: `/dev/mailbox/${items[0]?._id}` })
    const none = await app.inject({ url: '/dev/mailbox/nothing' })
    await app.close()

    expect(list.body).toContain(`href="/dev/mailbox/${items[0]?._id}"`)
    const link = /http:\/\/localhost:3000\/sign\/[0-9a-z]{26}/.exec(items[0]?.text ?? '')?.[0]
    expect(one.body).toContain(`<a href="${link}">${link}</a>`)
    expect(none.statusCode).toBe(404)
    const production = await server.app.inject({ url: '/dev/mailbox.json' })
    expect(production.body).not.toContain('example.com')
  })

  function mailsTo(email: string) {
    return server.services.db.select().from(mails).where(eq(mails.recipientEmail, email))
  }

  async function wordsOf({ member, groupId }: WalkedPacket): Promise<string[]> {
    const { events } = await expectOk<{ events: { words: string }[] }>(
      member.call('GET', `/legal-form-packets/group/${groupId}/events?limit=100`),
    )
    return events.map(({ words }) => words)
  }
})
