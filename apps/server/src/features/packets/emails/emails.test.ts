import { mails } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../../bootstrap/build-app.ts'
import { createLogger } from '../../../kernel/logger.ts'
import type { MailTransport } from '../../../kernel/ports.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import { expectOk, walkPacket, type WalkedPacket } from '../../../testing/walk-packet.ts'
import { resumeUnfinished } from '../index.ts'
import { mailboxRoutes } from '../../../infrastructure/mail/mailbox.ts'
import { createSendMailJob } from '../../../infrastructure/mail/send-mail.ts'
import { onMailSettled } from './on-mail-settled.ts'
import {
  declinedEmail,
  expiredEmail,
  linkExpiredEmail,
  newLinkRequestedEmail,
} from './owner-emails.ts'
import { residentEmails } from './resident-emails.ts'
import { renderEmail } from '../../../infrastructure/mail/email-template.ts'

const url = 'http://localhost:3000/sign/0123456789abcdefghjkmnpqrs'
const invitation = {
  name: 'Maria Lopez',
  sender: 'Olivia Owner',
  address: '412 Maple Street, Unit A, Springfield, IL 62704',
  documentTitles: ['Pet Addendum'],
  url,
  expiresAt: new Date('2026-04-01T17:00:00.000Z'),
}

describe('an email', () => {
  test('an invitation names sender, address, documents, link and deadline', () => {
    const { text, html } = renderEmail(residentEmails(null).invitation(invitation))

    for (const part of [
      'Hello Maria Lopez,',
      'Olivia Owner',
      '412 Maple Street, Unit A',
      'Pet Addendum',
      url,
      'April 1, 2026 at 1:00 PM (Eastern Time)',
    ]) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
  })

  test('an invitation links to the page in the other language', () => {
    const english = renderEmail(residentEmails(null).invitation(invitation))
    const spanish = renderEmail(residentEmails('es').invitation(invitation))

    expect(english.text).toContain(`español? Abra esta página:\n${url}?lang=es`)
    expect(english.html).toContain('<html lang="en">')
    expect(english.html).toContain(`<p lang="es"><a href="${url}?lang=es">`)
    expect(spanish.html).toContain('<html lang="es">')
    expect(spanish.text).toMatch(/1 de abril de 2026 a las 1:00\s*p\.\s*m\. \(hora del Este\)/)
    expect(spanish.text).toContain(`in English? Open this page:\n${url}?lang=en`)
  })

  test('user input is escaped', () => {
    const { html } = renderEmail(
      declinedEmail({
        ownerName: '<b>Olivia</b>',
        packetName: '"><img src=x onerror=alert(1)>',
        address: 'Here & there',
        signer: "Maria O'Neil",
        reason: '<script>alert(1)</script>',
        url: 'http://localhost:3000/?a=1&b="2"',
      }),
    )

    expect(html).not.toMatch(/<script|<img|<b>/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('href="http://localhost:3000/?a=1&amp;b=&quot;2&quot;"')
  })

  test('subjects contain no names, addresses or reasons', () => {
    const address = '412 Maple Street'
    const facts = { ownerName: 'Olivia', packetName: 'Lease', address, url }
    const expired = { ...facts, signers: ['Maria Lopez'], closesAt: new Date() }
    const emails = [
      ...([null, 'es'] as const).flatMap((language) => [
        residentEmails(language).invitation(invitation),
        residentEmails(language).executed(invitation),
        residentEmails(language).closed({ name: 'Maria Lopez', address, sender: 'Olivia' }),
      ]),
      linkExpiredEmail(expired),
      newLinkRequestedEmail(expired),
      expiredEmail({ ...facts, signers: ['Maria Lopez'] }),
      declinedEmail({ ...facts, signer: 'Maria Lopez', reason: 'Too expensive' }),
    ]

    expect(emails).toHaveLength(10)
    for (const { subject } of emails) {
      expect(subject).not.toMatch(/Maria|Olivia|Maple|Lease|Too expensive/)
      expect(subject.length).toBeLessThan(50)
    }
  })
})

describe('the outbox', () => {
  let server: TestApp
  const attempts: string[] = []
  const transport = { broken: false, rejecting: new Set<string>() }
  const mail: MailTransport = {
    async send({ id, to }) {
      attempts.push(id)
      if (transport.broken) {
        throw new Error('The mail server is down.')
      }
      return transport.rejecting.has(to.email)
        ? { kind: 'rejected', reply: '550 5.1.1 No such mailbox' }
        : { kind: 'accepted' }
    },
  }
  beforeAll(async () => {
    server = await startTestApp({ mail })
  })
  afterAll(() => server.stop())

  test('a mail stays until the transport accepts it, and a retry carries the same id', async () => {
    await walkPacket(server, 'sent')
    transport.broken = true
    await expect(server.jobs.run()).rejects.toThrow('The mail server is down.')
    const [failed] = attempts
    expect((await server.services.db.select().from(mails)).map(({ sentAt }) => sentAt)).toEqual([
      null,
      null,
    ])

    transport.broken = false

    const { run } = createSendMailJob({ onSettled: onMailSettled })
    await run(server.ctx, { mailId: failed ?? '' })
    await run(server.ctx, { mailId: failed ?? '' })
    expect(attempts).toEqual([failed, failed])
  })

  test('a rejected invitation is reported to the owner and not retried', async () => {
    transport.rejecting.add('maria.lopez@example.com')
    const walk = await walkPacket(server, 'sent')
    await server.jobs.run()
    const [notice] = await mailsTo(walk.member.email)
    expect(notice).toMatchObject({
      kind: 'unreachable',
      subject: 'An email could not be delivered',
    })
    expect(notice?.text).toContain('Maria Lopez (maria.lopez@example.com)')
    expect(notice?.text).toContain(`/legal-forms/resident-link?documentGroupId=${walk.groupId}`)
    expect(await wordsOf(walk)).toEqual(
      expect.arrayContaining([
        'Could not send the email with the signing link to Maria Lopez: the mail server refused it',
        'Sent the email with the signing link to John Park (accepted by the mail server)',
      ]),
    )

    const before = attempts.length
    server.clock.advance(180_000)
    await resumeUnfinished(server.ctx)
    await server.jobs.run()
    expect(attempts).toHaveLength(before)
    transport.rejecting.clear()
  })

  test('/dev/mailbox shows it in development only', async () => {
    await walkPacket(server, 'sent')

    const app = await buildApp(server.services, {
      log: createLogger('silent'),
      trustProxy: false,
      rateLimits: false,
      webFolder: '/nowhere',
      plugins: [mailboxRoutes],
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
