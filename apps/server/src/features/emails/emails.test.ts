import { mails, packets, users } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../bootstrap/build-app.ts'
import { createLogger } from '../../kernel/logger.ts'
import type { MailTransport } from '../../kernel/ports.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import {
  advancePacket,
  historyOf,
  readPacketOf,
  walkPacket,
  type WalkedPacket,
} from '../../testing/walk-packet.ts'
import { resumeUnfinished } from '../packets/index.ts'
import { mailboxRoutes } from '../../infrastructure/mail/mailbox/routes.ts'
import { createSendMailJob } from '../../infrastructure/mail/send-mail.ts'
import { onMailSettled, saveAcceptedMail } from './on-mail-settled.ts'
import {
  declinedEmail,
  executedEmail,
  expiredEmail,
  linkExpiredEmail,
  newLinkRequestedEmail,
  ownerReminderEmail,
  paperRequestedEmail,
  questionEmail,
  residentSignedEmail,
  undeliverableEmail,
  wrongRecipientEmail,
  yourTurnEmail,
} from './owner-emails.ts'
import type { PacketFacts } from './packet-facts.ts'
import { residentEmails } from './resident-emails.ts'
import { renderEmail } from '../../infrastructure/mail/email-template.ts'

const url = 'http://localhost:3000/sign/0123456789abcdefghjkmnpqrs'
const facts = {
  home: '412 Maple Street, Unit A',
  address: '412 Maple Street, Unit A, Springfield, IL 62704',
  documentTitles: ['Pet Addendum'],
  timeZone: 'America/Chicago',
} as const
const invitation = {
  ...facts,
  name: 'Maria Lopez',
  sender: { name: 'Olivia Owner', email: 'olivia@example.com', phone: '+12175550100' },
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
      '4/1/2026 12:00 PM (Central Time)',
      'olivia@example.com',
      '(217) 555-0100',
    ]) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
  })

  test('the link of an invitation stands above its documents', () => {
    const documentTitles = Array.from({ length: 12 }, (_, index) => `Form ${index + 1}`)
    const { text, html } = renderEmail(
      residentEmails(null).invitation({ ...invitation, documentTitles }),
    )

    for (const body of [text, html]) {
      expect(body.indexOf(url)).toBeGreaterThan(0)
      expect(body.indexOf(url)).toBeLessThan(body.indexOf('Form 1'))
    }
  })

  test('an invitation links to the page in the other language', () => {
    const english = renderEmail(residentEmails(null).invitation(invitation))
    const spanish = renderEmail(residentEmails('es').invitation(invitation))

    expect(english.text).toContain(`español? Abra esta página:\n${url}?lang=es`)
    expect(english.html).toContain('<html lang="en">')
    expect(english.html).toMatch(/<p lang="es"[^>]*><a href="[^"]+\?lang=es"/)
    expect(spanish.html).toContain('<html lang="es">')
    expect(spanish.text).toMatch(/1 de abril de 2026 a las 12:00\s*p\.\s*m\. \(hora del Centro\)/)
    expect(spanish.text).toContain(`in English? Open this page:\n${url}?lang=en`)
  })

  test('a letter suits dark screens, Outlook and a browser without its button', () => {
    const { html } = renderEmail(residentEmails('es').invitation(invitation))

    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(html).toContain('<td class="button" align="center" bgcolor="#0b5460"')
    expect(html).toContain('copie esta dirección en su navegador')
    expect(html).not.toMatch(/<img|<link|src=|url\(/)
    expect(html.length).toBeLessThan(100_000)
  })

  test('a letter of an association has its name and its color', () => {
    const association = { name: 'Maple & Elm Owners', color: '#1f3a68', logo: undefined }
    const written = residentEmails('es').invitation(invitation)
    const { html, text } = renderEmail(written, association)

    expect(html).toContain('>Maple &amp; Elm Owners</td>')
    expect(html).toContain('bgcolor="#1f3a68"')
    expect(html).not.toMatch(/#0b5460|<img/)
    expect(text).toMatch(/\nMaple & Elm Owners, through Countersign\n$/)
  })

  test('user input is escaped', () => {
    const { html } = renderEmail(
      declinedEmail({
        ...facts,
        ownerName: '<b>Olivia</b>',
        packetName: '"><img src=x onerror=alert(1)>',
        address: 'Here & there',
        name: "Maria O'Neil",
        signer: "Maria O'Neil",
        reason: '<script>alert(1)</script>',
        url: 'http://localhost:3000/?a=1&b="2"',
      }),
    )

    expect(html).not.toMatch(/<script|<img|<b>/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('href="http://localhost:3000/?a=1&amp;b=&quot;2&quot;"')
  })

  test('a subject names sender, documents and home', () => {
    const { subject } = residentEmails(null).invitation(invitation)
    const several = { ...invitation, documentTitles: ['Pet Addendum', 'Lease', 'Parking'] }

    expect(subject).toBe('Olivia Owner asks you to sign: Pet Addendum for 412 Maple Street, Unit A')
    expect(residentEmails('es').invitation(several).subject).toBe(
      'Olivia Owner le pide que firme: 3 documentos para 412 Maple Street, Unit A',
    )
    expect(allEmails(facts).map((email) => email.subject)).toEqual([
      'Olivia Owner asks you to sign: Pet Addendum for 412 Maple Street, Unit A',
      'Reminder: Olivia Owner asks you to sign Pet Addendum for 412 Maple Street, Unit A',
      'Olivia Owner is changing Pet Addendum for 412 Maple Street, Unit A',
      'Olivia Owner is revising Pet Addendum for 412 Maple Street, Unit A',
      'Olivia Owner answered your question: Pet Addendum for 412 Maple Street, Unit A',
      'Signed by everyone: Pet Addendum for 412 Maple Street, Unit A',
      'You no longer need to sign: Pet Addendum for 412 Maple Street, Unit A',
      'Olivia Owner le pide que firme: Pet Addendum para 412 Maple Street, Unit A',
      'Recordatorio: Olivia Owner le pide que firme Pet Addendum para 412 Maple Street, Unit A',
      'Olivia Owner está modificando: Pet Addendum para 412 Maple Street, Unit A',
      'Olivia Owner prepara una nueva versión: Pet Addendum para 412 Maple Street, Unit A',
      'Olivia Owner respondió a su pregunta: Pet Addendum para 412 Maple Street, Unit A',
      'Firmado por todos: Pet Addendum para 412 Maple Street, Unit A',
      'Ya no tiene que firmar: Pet Addendum para 412 Maple Street, Unit A',
      'Your turn to sign: Pet Addendum for 412 Maple Street, Unit A',
      'Reminder: your signature is missing on Pet Addendum for 412 Maple Street, Unit A',
      'Maria Lopez signed: Pet Addendum for 412 Maple Street, Unit A',
      'Signed by everyone: Pet Addendum for 412 Maple Street, Unit A',
      'Maria Lopez declined to sign: Pet Addendum for 412 Maple Street, Unit A',
      'Not signed in time: Pet Addendum for 412 Maple Street, Unit A',
      'Link expired for Maria Lopez: Pet Addendum for 412 Maple Street, Unit A',
      'Maria Lopez asks for a new link: Pet Addendum for 412 Maple Street, Unit A',
      'Maria Lopez asks for paper: Pet Addendum for 412 Maple Street, Unit A',
      'Maria Lopez has a question: Pet Addendum for 412 Maple Street, Unit A',
      'The link for Maria Lopez reached someone else: Pet Addendum for 412 Maple Street, Unit A',
      'An email to Maria Lopez did not arrive: Pet Addendum for 412 Maple Street, Unit A',
    ])
  })

  test('an invitation to changed documents says in its subject, and first of all, that it replaces another one', () => {
    const update = { ...invitation, isUpdate: true }
    const [english, spanish] = [residentEmails(null), residentEmails('es')].map((emails) =>
      emails.invitation(update),
    )

    expect(english?.subject).toMatch(/^Updated: Olivia Owner asks you to sign: /)
    expect(english?.paragraphs[0]).toMatch(/^This replaces the earlier email: /)
    expect(spanish?.subject).toMatch(/^Actualizado: Olivia Owner le pide que firme: /)
    expect(spanish?.paragraphs[0]).toMatch(/^Este correo reemplaza al anterior: /)
  })

  test('a subject stays short, and never says what someone wrote', () => {
    const long = 'a'.repeat(998)
    for (const { subject } of allEmails({ ...facts, home: long, documentTitles: [long] }, long)) {
      expect(subject.length).toBeLessThan(240)
      expect(subject).not.toMatch(/Too expensive|second cat|olivia@|sign\/0123/)
    }
  })

  test('owners are told to correct, revise or finish on paper, never to start anew', () => {
    const texts = allEmails(facts).map((email) => renderEmail(email).text)

    expect(texts.filter((text) => text.includes('create a new'))).toEqual([])
    expect(texts.filter((text) => text.includes('“Correct”'))).toHaveLength(2)
    expect(texts.filter((text) => text.includes('“Revise”'))).toHaveLength(2)
    expect(texts.filter((text) => text.includes('“Finished on paper”'))).toHaveLength(1)
  })
})

/** One of each kind: to residents in English, then in Spanish, then to the owner. */
function allEmails(packet: PacketFacts, name = 'Olivia Owner') {
  const residents = { ...invitation, ...packet, sender: { ...invitation.sender, name } }
  const owner = { ...packet, ownerName: name, packetName: 'Lease', url }
  const signer = { ...owner, name: 'Maria Lopez', signer: 'Maria Lopez (Resident 1)' }
  const expired = { ...owner, signers: [signer.signer], names: [signer.name], closesAt: new Date() }

  return [
    ...([null, 'es'] as const).flatMap((language) => {
      const emails = residentEmails(language)
      return [
        emails.invitation(residents),
        emails.reminder(residents),
        emails.answersChanging(residents),
        emails.revised(residents),
        emails.answer({ ...residents, words: 'A second cat is fine.' }),
        emails.executed(residents),
        emails.closed({ ...residents, hasSigned: false }),
      ]
    }),
    yourTurnEmail({ ...owner, residentNames: ['Maria Lopez'] }),
    ownerReminderEmail(owner),
    residentSignedEmail({ ...signer, waitingFor: ['John Park'] }),
    executedEmail({ ...owner, notMailed: [] }),
    declinedEmail({ ...signer, reason: 'Too expensive' }),
    expiredEmail(expired),
    linkExpiredEmail(expired),
    newLinkRequestedEmail(expired),
    paperRequestedEmail(signer),
    questionEmail({ ...signer, question: 'May I have a second cat?', replyTo: 'm@example.com' }),
    wrongRecipientEmail(signer),
    undeliverableEmail({ ...signer, content: 'signing link', cause: 'returned' }),
  ]
}

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
    await server.jobs.run()
    const failed = [...attempts]
    expect(failed).toHaveLength(2)
    expect((await server.services.db.select().from(mails)).map(({ sentAt }) => sentAt)).toEqual([
      null,
      null,
    ])

    transport.broken = false
    const { run } = createSendMailJob({ onSettled: onMailSettled, saveAccepted: saveAcceptedMail })
    for (const mailId of [...failed, ...failed]) {
      await run(server.ctx, { mailId })
    }
    expect(attempts).toEqual([...failed, ...failed])
  })

  test('a rejected invitation is reported to the owner and not retried', async () => {
    transport.rejecting.add('maria.lopez@example.com')
    const walk = await walkPacket(server, 'sent')
    await server.jobs.run()
    const [notice] = await mailsTo(walk.member.email)
    expect(notice).toMatchObject({
      kind: 'unreachable',
      subject: 'An email to Maria Lopez did not arrive: Pet Addendum for 412 Maple Street, Unit A',
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

  test('emails to the owner and answers to them follow the address of the account', async () => {
    const walk = await walkPacket(server, 'created')
    const { userId, email } = walk.member
    await server.services.db
      .update(users)
      .set({ email: 'olivia@new.example.com' })
      .where(eq(users.id, userId))
    await advancePacket(server, walk, { from: 'created', to: 'executed' })

    const queued = await mailsOf(walk)
    const toOwner = queued.filter(({ role }) => role === 'LLSign')
    const toResidents = queued.filter(({ role }) => role !== 'LLSign')
    expect(new Set(toOwner.map(({ kind }) => kind))).toEqual(
      new Set(['resident-signed', 'your-turn', 'executed']),
    )
    expect(new Set(toOwner.map(({ recipientEmail }) => recipientEmail))).toEqual(
      new Set(['olivia@new.example.com']),
    )
    expect(new Set(toOwner.map(({ threadId }) => threadId)).size).toBe(1)
    expect(new Set(toResidents.map(({ kind }) => kind))).toEqual(
      new Set(['invitation', 'executed']),
    )
    for (const { replyToEmail, text } of toResidents) {
      expect(replyToEmail).toBe('olivia@new.example.com')
      expect(text).not.toContain(email)
    }
    expect((await readPacketOf(walk)).initiator.email).toBe(email)
  })

  test('/dev/mailbox shows it in development only', async () => {
    server.clock.advance(1000)
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
    const search = async (q: string) =>
      (await app.inject({ url: '/dev/mailbox', query: { q } })).body.match(/<li>/g)?.length ?? 0
    const found = await Promise.all(['MARIA.LOPEZ', 'nobody-has-this', '100%', '\0'].map(search))
    const framed = await app.inject({ url: `/dev/mailbox/${items[0]?._id}/html` })
    const hosts = [
      'evil.example',
      'localhost.evil.example',
      '10.0.0.1',
      '127.0.0.1.evil.example',
      'localhost@evil.example',
    ]
    const foreign = await Promise.all(
      hosts.map((host) => app.inject({ url: '/dev/mailbox.json', headers: { host } })),
    )
    const own = await Promise.all(
      ['localhost:5173', '127.0.0.1:3000', '[::1]:3000'].map((host) =>
        app.inject({ url: '/dev/mailbox.json', headers: { host } }),
      ),
    )
    await app.close()

    expect(list.body).toContain(`href="/dev/mailbox/${items[0]?._id}"`)
    for (const page of [list, one]) {
      expect(page.body).toContain('Olivia Owner via Countersign')
      expect(page.body).toMatch(/Olivia Owner &lt;[^&]+@example\.com&gt;/)
      expect(page.body).toContain('Olivia Owner asks you to sign: ')
    }
    const link = /http:\/\/localhost:3000\/sign\/[0-9a-z]{26}/.exec(items[0]?.text ?? '')?.[0]
    expect(one.body).toContain(`<a href="${link}">${link}</a>`)
    expect(one.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(framed.body).toContain('<base target="_blank">')
    expect(framed.headers['content-security-policy']).toContain("default-src 'none'")
    expect(found.map((count) => count > 0)).toEqual([true, false, false, true])
    expect(none.statusCode).toBe(404)
    expect(foreign.map(({ statusCode }) => statusCode)).toEqual(hosts.map(() => 403))
    expect(foreign.map(({ body }) => body).join()).not.toContain('example.com')
    expect(own.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const production = await server.app.inject({ url: '/dev/mailbox.json' })
    expect(production.body).not.toContain('example.com')
  })

  function mailsTo(email: string) {
    return server.services.db.select().from(mails).where(eq(mails.recipientEmail, email))
  }

  async function mailsOf({ groupId }: WalkedPacket) {
    const rows = await server.services.db
      .select({ mail: mails })
      .from(mails)
      .innerJoin(packets, eq(packets.id, mails.packetId))
      .where(eq(packets.documentGroupId, groupId))
    return rows.map(({ mail }) => mail)
  }

  async function wordsOf(walk: WalkedPacket): Promise<string[]> {
    return (await historyOf(walk)).map(({ words }) => words)
  }
})
