import { createHmac } from 'node:crypto'
import type { User } from '@countersign/contract/schemas/users'
import {
  mails,
  mailStops,
  packets,
  signingInvites,
  suppressedAddresses,
} from '@countersign/database'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailWebhook } from '../../infrastructure/mail/reports/mail-webhook.ts'
import { createReturnPath } from '../../infrastructure/mail/return-path.ts'
import { createSendMailJob } from '../../infrastructure/mail/send-mail.ts'
import { createSmtpTransport } from '../../infrastructure/mail/smtp-transport.ts'
import { startMailServer } from '../../infrastructure/mail/testing/mail-server.ts'
import { complaintReport, deliveryReport } from '../../infrastructure/mail/testing/reports.ts'
import { packetStream, userStream } from '../../kernel/events/event-stream.ts'
import { sha256 } from '../../kernel/sha256.ts'
import type { MailMessage, MailOutcome } from '../../kernel/ports.ts'
import { addMs, days, minutes } from '../../kernel/time.ts'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'
import {
  expectOk,
  historyOf,
  residentInvites,
  signByCode,
  signerBody,
  walkPacket,
  withNewSession,
  type WalkedPacket,
} from '../../testing/walk-packet.ts'
import { resumeUnfinished } from '../packets/index.ts'
import { allowAddress, listFailedMails, listSuppressed, sendMailsAgain } from './failed-mails.ts'
import { formatDate } from './format-instant.ts'
import { onMailSettled, saveAcceptedMail } from './on-mail-settled.ts'
import { createReadReportsJob } from './read-reports.ts'

const secret = 'a secret of the webhook, 32 characters'
const maria = 'maria.lopez@example.com'
const returnPath = createReturnPath({ address: 'bounces@forms.example', secretKey: 'k'.repeat(32) })

let send: (message: MailMessage) => Promise<MailOutcome>
let sent: string[]
let server: TestApp
beforeAll(async () => {
  server = await startTestApp({
    mail: { send: (message) => send(message) },
    webhooks: { mail: createMailWebhook({ secret }) },
  })
})
beforeEach(() => {
  sent = []
  send = async ({ to }) => {
    sent.push(to.email)
    return { kind: 'accepted' }
  }
})
afterAll(() => server.stop())

describe('a mail server that takes nothing', () => {
  test('is tried for three days, then the owner is told, and one command sends the mail', async () => {
    const walk = await walkPacket(server, 'sent')
    send = async ({ to }) => {
      if (to.email === maria) {
        throw new Error('connect ECONNREFUSED')
      }
      return { kind: 'accepted' }
    }
    const started = server.clock.now().getTime()
    let attempts = 0
    for (; server.clock.now().getTime() - started < days(3); attempts += 1) {
      await server.jobs.run()
      expect((await firstMail(walk)).refusedAt).toBeNull()
      server.clock.advance(minutes(30))
    }
    await server.jobs.run()

    expect(attempts).toBe(144)
    expect(await firstMail(walk)).toMatchObject({ failure: 'connect ECONNREFUSED' })
    expect(await isUndeliverable(walk)).toBe(true)
    expect(await subjectsTo(walk)).toEqual([expect.stringContaining('did not arrive')])

    send = async () => ({ kind: 'accepted' })
    server.clock.advance(1000)
    expect(await sendMailsAgain(server.services)).toBe(1)
    await runLater()
    expect((await firstMail(walk)).sentAt).not.toBeNull()
    expect(await isUndeliverable(walk)).toBe(false)
    expect(await listFailedMails(server.services)).toEqual([])
  })

  test('is not asked again by every check of what is unfinished', async () => {
    let attempts = 0
    send = () => {
      attempts += 1
      return Promise.reject(new Error('421 Busy'))
    }
    const walk = await walkPacket(server, 'sent')
    for (let minute = 0; minute < 60; minute += 5) {
      await resumeUnfinished(server.ctx)
      await server.jobs.run()
      server.clock.advance(minutes(5))
    }

    const { attempts: counted } = await firstMail(walk)
    expect(counted).toBeLessThanOrEqual(12)
    expect(attempts).toBe(2 * counted)
    await settleAll()
  })
})

test('a recipient whose server hangs delays nobody else', async () => {
  await walkPacket(server, 'sent')
  const [first, second] = await Promise.all([
    insertMail('hangs@x.example'),
    insertMail('HANGS@x.example'),
  ])
  const other = await insertMail('other@x.example')
  let release = (): void => undefined
  send = ({ to }) => {
    sent.push(to.email)
    return to.email === 'hangs@x.example'
      ? new Promise((resolve) => (release = () => resolve({ kind: 'accepted' })))
      : Promise.resolve({ kind: 'accepted' })
  }
  const job = createSendMailJob({ onSettled: onMailSettled, saveAccepted: saveAcceptedMail })
  const hanging = job.run(server.ctx, { mailId: first })
  await expect.poll(() => sent).toEqual(['hangs@x.example'])

  await job.run(server.ctx, { mailId: second })
  await job.run(server.ctx, { mailId: other })
  expect(sent).toEqual(['hangs@x.example', 'other@x.example'])

  release()
  await hanging
  expect(sent).toEqual(['hangs@x.example', 'other@x.example', 'HANGS@x.example'])
  server.clock.advance(20_000)
  await server.jobs.run()
  expect(sent.filter((email) => email === 'HANGS@x.example')).toHaveLength(1)
})

test('what waits for a recipient whose mail fails is tried later', async () => {
  const [first, second] = await Promise.all([
    insertMail('fails@x.example'),
    insertMail('fails@x.example'),
  ])
  let fail = (): void => undefined
  send = ({ to }) => {
    sent.push(to.email)
    return new Promise((_resolve, reject) => (fail = () => reject(new Error('421 Busy'))))
  }
  const job = createSendMailJob({ onSettled: onMailSettled, saveAccepted: saveAcceptedMail })
  const failing = job.run(server.ctx, { mailId: first })
  await expect.poll(() => sent).toHaveLength(1)
  await job.run(server.ctx, { mailId: second })
  fail()
  await failing
  expect(sent).toHaveLength(1)

  send = async () => ({ kind: 'accepted' })
  server.clock.advance(20_000)
  await server.jobs.run()
  expect((await mail(first))?.sentAt).not.toBeNull()
  expect((await mail(second))?.sentAt).not.toBeNull()
})

test('mails to one person that wait go out one after the other, oldest first, without a pause', async () => {
  let release = (): void => undefined
  const isBack = new Promise<undefined>((resolve) => (release = () => resolve(undefined)))
  const smtp = await startMailServer({ onRecipient: () => isBack })
  const transport = createSmtpTransport({ url: smtp.url, from: 'Forms <forms@example.com>' })
  try {
    send = (message) => transport.send(message)
    const ids: string[] = []
    for (let index = 0; index < 40; index += 1) {
      ids.push(await insertMail('owner@x.example'))
      server.clock.advance(1000)
    }
    const job = createSendMailJob({ onSettled: onMailSettled, saveAccepted: saveAcceptedMail })
    const [first = '', ...later] = ids
    const sending = job.run(server.ctx, { mailId: first })
    await expect.poll(() => smtp.connections()).toBe(1)
    for (const mailId of later.toReversed()) {
      await job.run(server.ctx, { mailId })
    }
    release()
    await sending

    const sentIds = smtp.mails.map(({ raw }) => /^Message-ID: <([^@]+)@/im.exec(raw)?.[1])
    expect(sentIds).toEqual(ids)
  } finally {
    await transport.close()
    await smtp.stop()
  }
})

describe('a message in the mailbox of bounces', () => {
  test('is left alone if it is not about a mail of ours', async () => {
    const { id } = await sendInvitation()
    const foreign = createReturnPath({
      address: 'bounces@forms.example',
      secretKey: 'x'.repeat(32),
    })

    for (const message of [
      'Subject: hello\r\n\r\nIs this the right address?',
      deliveryReport({ to: foreign.addressOf(id), messageId: '<x@example.com>' }),
      deliveryReport({ to: 'bounces@forms.example', messageId: `<${id}@elsewhere.example>` }),
    ]) {
      expect(await read(message)).toBe(false)
    }
    expect((await mail(id))?.bouncedAt).toBeNull()
  })

  test.each([
    ['its return path', (id: string) => ({ to: returnPath.addressOf(id), messageId: '<?>' })],
    ['its Message-ID', (id: string) => ({ to: 'x@y.example', messageId: `<${id}@localhost>` })],
  ])('marks the mail by %s, and tells the owner', async (_what, about) => {
    const { walk, id } = await sendInvitation()

    expect(await read(deliveryReport({ ...about(id), action: 'delayed' }))).toBe(true)
    expect((await mail(id))?.bouncedAt).toBeNull()
    expect(await read(deliveryReport(about(id)))).toBe(true)
    expect(await read(deliveryReport(about(id)))).toBe(true)

    expect((await mail(id))?.failure).toContain('Recipient address rejected')
    expect(await isUndeliverable(walk)).toBe(true)
    expect(await subjectsTo(walk)).toEqual([expect.stringContaining('did not arrive')])
  })
})

describe('a complaint', () => {
  afterEach(async () => {
    await server.services.db.delete(mailStops)
    await server.services.db.update(mails).set({ refusedAt: null, sentAt: server.clock.now() })
  })

  test('of a resident stops the mails of that owner only, and the owner sees it beside the signer', async () => {
    const { walk, id } = await sendInvitation()
    const about = { to: returnPath.addressOf(id), messageId: '<?>' }
    expect(await read(complaintReport(about))).toBe(true)
    expect(await read(complaintReport(about))).toBe(true)
    expect(await subjectsTo(walk)).toEqual([expect.stringContaining('gets no more email')])
    expect(await wordsOf(walk)).toContain(
      'Somebody marked the email with the signing link to Maria Lopez as unwanted, so no more of your emails are sent to that address',
    )
    const invites = await residentInvites(walk)
    expect(invites.map(({ emailsStopped }) => emailsStopped)).toEqual([true, undefined])

    sent = []
    const same = await walkPacket(server, 'sent', walk.member)
    await server.jobs.run()
    expect(sent).not.toContain(maria)
    expect(sent).toContain('john.park@example.com')
    expect(await wordsOf(same)).toContain(
      'Could not send the email with the signing link to Maria Lopez: the address asked for no more email',
    )

    sent = []
    await walkPacket(server, 'sent')
    await server.jobs.run()
    expect(sent).toContain(maria)
  })

  test('is undone by the operator', async () => {
    const { walk, id } = await sendInvitation()
    await read(complaintReport({ to: returnPath.addressOf(id), messageId: '<?>' }))
    await walkPacket(server, 'sent', walk.member)
    await server.jobs.run()

    expect(await listSuppressed(server.services)).toMatchObject([
      { email: maria, owner: walk.member.name },
    ])
    expect(await allowAddress(server.services, 'nobody@example.com')).toBe(false)
    expect(await allowAddress(server.services, ' Maria.Lopez@example.com ')).toBe(true)
    sent = []
    expect(await sendMailsAgain(server.services)).toBe(1)
    await runLater()
    expect(sent).toContain(maria)
  })

  test('is undone by the resident on their own page, and again changes nothing', async () => {
    const { walk, id } = await sendInvitation()
    const [invite] = await residentInvites(walk)
    const details = async () =>
      (
        await server.app.inject({ url: `/api/signing-invites/invite-details/code/${invite?.code}` })
      ).json<{ emailsStopped?: boolean }>()
    expect((await details()).emailsStopped).toBeUndefined()
    await read(complaintReport({ to: returnPath.addressOf(id), messageId: '<?>' }))
    expect((await details()).emailsStopped).toBe(true)

    for (const _ of [1, 2]) {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: `/api/signing-invites/emails/code/${invite?.code}`,
      })
      expect(statusCode).toBe(204)
    }
    expect((await details()).emailsStopped).toBeUndefined()
    expect((await residentInvites(walk))[0]).toMatchObject({ undeliverableAt: null })
    const types = await server.eventsOf(packetStream(walk.groupId))
    expect(types.filter((type) => type === 'mail.resumed')).toHaveLength(1)
  })

  test('of an owner stops the mails to them, and they choose to get them again', async () => {
    const walk = await walkPacket(server, 'residents-signed')
    await server.jobs.run()
    const mailOfOwner = (await mailsTo(walk, walk.member.email)).at(-1)
    const about = { to: returnPath.addressOf(mailOfOwner?.id ?? ''), messageId: '<?>' }
    const me = async () =>
      (await expectOk<{ user: User }>(walk.member.call('GET', '/auth/me'))).user.emailsStopped
    expect(await me()).toBeUndefined()
    expect(await read(complaintReport(about))).toBe(true)
    expect(await me()).toBe(true)

    const stranger = await server.asMember()
    const resume = (who: Member) => who.call('POST', `/users/${walk.member.userId}/emails/resume`)
    expect((await resume(stranger)).json().code).toBe('user-not-found')
    expect(await me()).toBe(true)
    for (const _ of [1, 2]) {
      const { user } = await expectOk<{ user: User }>(resume(walk.member))
      expect(user.emailsStopped).toBeUndefined()
    }
    const types = await server.eventsOf(userStream(walk.member.userId))
    expect(types.filter((type) => type === 'user.emails-resumed')).toHaveLength(1)
  })

  test('of an earlier version still stops the mails of all, until somebody undoes it', async () => {
    await server.services.db
      .insert(suppressedAddresses)
      .values({ email: maria, createdAt: server.clock.now() })
    const walk = await walkPacket(server, 'sent')
    await server.jobs.run()
    expect(sent).not.toContain(maria)

    const [invite] = await residentInvites(walk)
    await server.app.inject({
      method: 'POST',
      url: `/api/signing-invites/emails/code/${invite?.code}`,
    })
    expect(await listSuppressed(server.services)).toEqual([])
  })

  test('is said to operators once there are ten in a day', async () => {
    const codes = async () =>
      (await server.app.inject({ url: '/api/health/ready' }))
        .json<{ warnings: { code: string }[] }>()
        .warnings.map(({ code }) => code)
    expect(await codes()).not.toContain('many-complaints')
    const { userId: ownerId } = await server.asMember()
    await server.services.db.insert(mailStops).values(
      Array.from({ length: 10 }, (_, index) => ({
        ...{ email: `many-${index}@example.com`, ownerId, createdAt: server.clock.now() },
      })),
    )
    expect(await codes()).toContain('many-complaints')
    server.clock.advance(days(1) + 1)
    expect(await codes()).not.toContain('many-complaints')
  })
})

describe('an event of the mail provider', () => {
  test('is refused without its signature, with that of another secret, body or time', async () => {
    const { id } = await sendInvitation()
    const body = JSON.stringify(event(id))
    const time = seconds()
    for (const signature of [
      '',
      sign(time, body, 'another'),
      sign(time, '{}'),
      sign(time - 301, body),
      sign(time + 301, body),
    ]) {
      const answer = await post(body, signature)
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'webhook-refused' }])
    }
    await server.jobs.run()
    expect((await mail(id))?.bouncedAt).toBeNull()
  })

  test.each(['', '[]', '{"id":1}', '{"type":"bounce"}', 'x'])('is refused as %s', async (body) => {
    expect((await post(body, sign(seconds(), body))).statusCode).toBe(400)
  })

  test('is ignored for another recipient, and if the mail was delivered', async () => {
    const { id } = await sendInvitation()
    await postEvent(event(id, { recipient: 'other@example.com' }))
    await postEvent(event(id, { type: 'delivered' }))
    await server.jobs.run()

    expect((await mail(id))?.bouncedAt).toBeNull()
  })

  test.each([
    ['characters that no column could hold', '550\0 No\ud800 such mailbox', '550 No such mailbox'],
    ['very many words', '550 No. '.repeat(1000), expect.stringMatching(/^550 No\. 550/)],
  ])('marks the mail if its reason has %s', async (_what, reason, failure) => {
    const { id } = await sendInvitation()
    const { statusCode } = await postEvent(event(id, { reason }))
    await server.jobs.run()

    expect(statusCode).toBe(204)
    expect((await mail(id))?.failure).toEqual(failure)
  })

  test('marks the mail once, and tells the owner', async () => {
    const { walk, id } = await sendInvitation()
    await postEvent(event(id))
    await postEvent(event(id))
    await server.jobs.run()

    expect((await mail(id))?.failure).toBe('550 No such mailbox')
    expect(await subjectsTo(walk)).toEqual([expect.stringContaining('did not arrive')])
    const types = await server.eventsOf(packetStream(walk.groupId))
    expect(types.filter((type) => type === 'mail.bounced')).toHaveLength(1)
  })
})

test('a mail to an address that was corrected since, or with a replaced link, is not sent again', async () => {
  send = async ({ to }) =>
    to.email === maria ? { kind: 'rejected', reply: '550 No' } : { kind: 'accepted' }
  const walk = await walkPacket(server, 'sent')
  await server.jobs.run()
  const failed = (await listFailedMails(server.services)).find(
    ({ failure }) => failure === '550 No',
  )
  expect(failed).toMatchObject({ recipientEmail: maria, state: 'refused' })

  server.clock.advance(1000)
  await expectOk(
    walk.member.call('PUT', `/legal-form-packets/group/${walk.groupId}/signers/TT1`, {
      ...signerBody('Maria', 'Lopez', 1),
      email: 'new@example.com',
    }),
  )
  expect(await sendMailsAgain(server.services)).toBe(0)
  expect(await sendMailsAgain(server.services, { mailIds: [failed?.id ?? ''] })).toBe(0)
})

describe('an email that waited until its link no longer worked is not sent', () => {
  test('to an address that was corrected in the meantime', async () => {
    const walk = await sendWithoutMailServer()
    await expectOk(
      walk.member.call('PUT', `/legal-form-packets/group/${walk.groupId}/signers/TT1`, {
        ...signerBody('Maria', 'Lopez', 1),
        email: 'new@example.com',
      }),
    )
    await runLater()

    expect(sent).not.toContain(maria)
    expect(sent).toContain('new@example.com')
    expect(await wordsOf(walk)).toContain(
      'Could not send the email with the signing link to Maria Lopez: its link no longer worked, or was no longer needed',
    )
    expect(await isUndeliverable(walk)).toBe(false)
  })

  test('after its signer has signed by the link that the owner gave them', async () => {
    const walk = await sendWithoutMailServer()
    const invite = (await residentInvites(walk)).find(({ role }) => role === 'TT1')
    await signByCode(server, invite?.code ?? '')
    await runLater()

    expect(sent).not.toContain(maria)
    expect(sent).toContain('john.park@example.com')
  })

  test('after the packet was canceled', async () => {
    const walk = await sendWithoutMailServer()
    await expectOk(
      walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/cancel`, {
        reason: 'The unit is let to somebody else.',
      }),
    )
    await runLater()

    const wasSent = (await mailsTo(walk, maria)).map(({ kind, sentAt }) => [kind, sentAt !== null])
    expect(Object.fromEntries(wasSent)).toEqual({ invitation: false, closed: true })
  })

  test('after the server was stopped for longer than the link is valid', async () => {
    const walk = await sendWithoutMailServer()
    server.clock.advance(days(40))
    await resumeUnfinished(server.ctx)
    await runLater()

    expect(sent).not.toContain(maria)
    expect(await mailsTo(walk, maria)).toMatchObject([{ sentAt: null }])
  })
})

describe('an email that was left out is sent when the owner gives the signer more time', () => {
  test('after it was given up while the mail server was away until the link expired', async () => {
    const walk = await walkPacket(server, 'sent')
    await withoutMailServer(async () => server.clock.advance(days(3)))
    expect(await isUndeliverable(walk)).toBe(true)
    server.clock.advance(days(30))

    await giveMoreTime(walk)
    await runLater()
    expect(sent.filter((email) => email === maria)).toHaveLength(1)
    expect(await isUndeliverable(walk)).toBe(false)
  })

  test('but not one that the mail server refused', async () => {
    send = async ({ to }) =>
      to.email === maria ? { kind: 'rejected', reply: '550 No' } : { kind: 'accepted' }
    const walk = await walkPacket(server, 'sent')
    await server.jobs.run()
    server.clock.advance(days(31))

    await giveMoreTime(walk)
    await runLater()
    expect(await firstMail(walk)).toMatchObject({ failure: '550 No', resentAt: null })
  })

  test('with the invitation before reminders, one time, and with the new day', async () => {
    const walk = await walkPacket(server, 'paid')
    await withoutMailServer(async () => {
      await expectOk(
        walk.member.call('POST', '/esign/send-for-signature', {
          docGroupId: walk.groupId,
          linkDays: 7,
        }),
      )
      await expectOk(remind(walk))
    })
    server.clock.advance(days(8))
    await runLater()
    expect(sent).not.toContain(maria)

    const until = formatDate(addMs(server.clock.now(), days(14)), { timeZone: 'America/Chicago' })
    await giveMoreTime(walk)
    await giveMoreTime(walk)
    await runLater()
    await giveMoreTime(walk)
    await runLater()
    const rows = await mailsTo(walk, maria)
    const invitation = rows.find(({ kind }) => kind === 'invitation')
    expect(sent.filter((email) => email === maria)).toHaveLength(1)
    expect(invitation?.sentAt).toBeInstanceOf(Date)
    expect(invitation?.text).toContain(until)
  })

  test('as the reminder and the answer, but not the invitation that had arrived', async () => {
    const walk = await walkPacket(server, 'sent')
    await server.jobs.run()
    server.clock.advance(days(29))
    const later = await withNewSession(server, walk)
    await withoutMailServer(async () => {
      await expectOk(remind(later))
      expect((await answer(later)).statusCode).toBe(204)
    })
    server.clock.advance(days(2))
    await runLater()
    sent = []

    await giveMoreTime(walk)
    await runLater()
    const kinds = (await mailsTo(walk, maria)).map(({ kind, sentAt }) => [kind, sentAt !== null])
    expect(sent.filter((email) => email === maria)).toHaveLength(2)
    expect(Object.fromEntries(kinds)).toEqual({ invitation: true, reminder: true, answer: true })
  })
})

test('of the emails with one link that failed, one is sent again, with the new day', async () => {
  const walk = await walkPacket(server, 'sent')
  await server.jobs.run()
  server.clock.advance(days(10))
  for (let reminder = 0; reminder < 3; reminder += 1) {
    const later = await withNewSession(server, walk)
    await withoutMailServer(async () => expectOk(remind(later)))
    server.clock.advance(days(4))
    await server.jobs.run()
  }
  const reminders = (await mailsTo(walk, maria)).filter(({ kind }) => kind === 'reminder')
  const ids = reminders.map(({ id }) => id)
  await server.services.db
    .update(mails)
    .set({ sentAt: null, refusedAt: server.clock.now() })
    .where(inArray(mails.id, ids))
  sent = []

  const until = formatDate(addMs(server.clock.now(), days(14)), { timeZone: 'America/Chicago' })
  await giveMoreTime(walk)
  await sendMailsAgain(server.services)
  await sendMailsAgain(server.services)
  await runLater()
  const again = (await mailsTo(walk, maria)).filter(({ resentAt }) => resentAt)
  expect(again.map(({ id }) => id)).toEqual(ids.slice(-1))
  expect(again.map(({ sentAt }) => sentAt)).toEqual([expect.any(Date)])
  expect(again.map(({ text }) => text)).toEqual([expect.stringContaining(until)])
})

test('an email that waits when the owner gives more time goes out with the new day', async () => {
  const walk = await sendWithoutMailServer()
  server.clock.advance(minutes(1))
  const until = formatDate(addMs(server.clock.now(), days(60)), { timeZone: 'America/Chicago' })
  const { member, groupId } = await withNewSession(server, walk)
  await expectOk(member.call('POST', `/legal-form-packets/group/${groupId}/extend`, { days: 60 }))
  await runLater()

  const [invitation] = await mailsTo(walk, maria)
  expect(sent).toContain(maria)
  expect(invitation?.text).toContain(until)
  expect(invitation?.html).toContain(until)
})

/** The invitations wait for their next attempt. */
async function sendWithoutMailServer(): Promise<WalkedPacket> {
  return withoutMailServer(() => walkPacket(server, 'sent'))
}

async function withoutMailServer<Result>(work: () => Promise<Result>): Promise<Result> {
  const working = send
  send = () => Promise.reject(new Error('connect ECONNREFUSED'))
  const result = await work()
  await server.jobs.run()
  send = working
  return result
}

function remind({ member, groupId }: WalkedPacket) {
  return member.call('POST', `/legal-form-packets/group/${groupId}/signers/TT1/remind`)
}

function answer({ member, groupId }: WalkedPacket) {
  return member.call('POST', `/legal-form-packets/group/${groupId}/signers/TT1/answer`, {
    words: 'The rent is due on the first.',
  })
}

async function giveMoreTime(walk: WalkedPacket): Promise<void> {
  const { member, groupId } = await withNewSession(server, walk)

  await expectOk(member.call('POST', `/legal-form-packets/group/${groupId}/extend`, { days: 14 }))
  server.clock.advance(1000)
}

function read(message: string): Promise<boolean> {
  let result = Promise.resolve(false)
  const mailbox = {
    readUnseen: async (handle: (bytes: Uint8Array) => Promise<boolean>) => {
      result = handle(Buffer.from(message))
      await result
    },
  }

  return createReadReportsJob({ mailbox, returnPath })
    .run(server.ctx, {})
    .then(() => result)
}

const event = (id: string, change = {}) => ({
  id: `event-${id}`,
  type: 'bounce',
  recipient: maria,
  messageId: `<${id}@localhost>`,
  reason: '550 No such mailbox',
  ...change,
})

function postEvent(payload: object) {
  const body = JSON.stringify({ ...payload, id: sha256(JSON.stringify(payload)) })
  return post(body, sign(seconds(), body))
}

function post(body: string, signature: string) {
  return server.app.inject({
    method: 'POST',
    url: '/api/webhooks/mail',
    headers: { 'content-type': 'application/json', 'x-countersign-signature': signature },
    payload: body,
  })
}

function sign(time: number, body: string, key = secret): string {
  return `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`
}

function seconds(): number {
  return Math.floor(server.clock.now().getTime() / 1000)
}

/** The mail that waits for the next check of what is unfinished. */
async function runLater(): Promise<void> {
  server.clock.advance(minutes(3))
  await resumeUnfinished(server.ctx)
  await server.jobs.run()
}

async function settleAll(): Promise<void> {
  await server.services.db.update(mails).set({ sentAt: server.clock.now() })
}

async function insertMail(email: string): Promise<string> {
  const id = server.services.ids.uuid()
  await server.services.db.insert(mails).values({
    id,
    kind: 'invitation',
    dedupeKey: id,
    role: 'TT1',
    recipientName: 'Somebody',
    recipientEmail: email,
    subject: 'Hello',
    text: 'Hello',
    html: 'Hello',
    createdAt: server.clock.now(),
  })
  return id
}

async function sendInvitation(): Promise<{ walk: WalkedPacket; id: string }> {
  const walk = await walkPacket(server, 'sent')
  await server.jobs.run()

  return { walk, id: (await firstMail(walk)).id }
}

async function mail(id: string) {
  const [row] = await server.services.db.select().from(mails).where(eq(mails.id, id))
  return row
}

/** Maria's. */
async function firstMail(walk: WalkedPacket) {
  const [row] = await mailsTo(walk, maria)
  if (!row) {
    throw new Error('There is no mail to Maria.')
  }
  return row
}

/** Maria. */
async function isUndeliverable({ groupId }: WalkedPacket): Promise<boolean> {
  const [row] = await server.services.db
    .select({ at: signingInvites.undeliverableAt })
    .from(signingInvites)
    .innerJoin(packets, eq(packets.id, signingInvites.packetId))
    .where(and(eq(packets.documentGroupId, groupId), eq(signingInvites.role, 'TT1')))

  return row?.at instanceof Date
}

/** To the owner. */
async function subjectsTo(walk: WalkedPacket): Promise<string[]> {
  return (await mailsTo(walk, walk.member.email)).map(({ subject }) => subject)
}

async function mailsTo({ groupId }: WalkedPacket, email: string) {
  const rows = await server.services.db
    .select({ mail: mails })
    .from(mails)
    .innerJoin(packets, eq(packets.id, mails.packetId))
    .where(and(eq(packets.documentGroupId, groupId), eq(mails.recipientEmail, email)))
    .orderBy(asc(mails.createdAt))

  return rows.map((row) => row.mail)
}

async function wordsOf(walk: WalkedPacket): Promise<string[]> {
  return (await historyOf(walk)).map(({ words }) => words)
}
