import { mails } from '@countersign/database'
import { visitOf } from '../bin/demo/finish-room.ts'
import { expireInvitesJob } from '../features/packets/end/expire-invites.ts'
import type { MailKind } from '../features/emails/queue-mail.ts'
import { days, minutes } from '../kernel/time.ts'
import { printForm } from './print-form.ts'
import type { TestApp } from './start-test-app.ts'
import {
  addProperty,
  expectOk,
  linkByCode,
  residentInvites,
  roomOf,
  signByCode,
  walkPacket,
  withNewSession,
} from './walk-packet.ts'

/** The kinds that `sendEveryMail` sends, and those whose links are among those of another kind. */
const kinds: Record<MailKind, 'sent' | 'a page for the owner'> = {
  invitation: 'sent',
  'your-turn': 'sent',
  'link-expired': 'sent',
  'new-link-asked': 'sent',
  executed: 'sent',
  declined: 'sent',
  expired: 'sent',
  closed: 'sent',
  'paper-asked': 'sent',
  'question-asked': 'sent',
  disowned: 'sent',
  unreachable: 'sent',
  'answers-changing': 'sent',
  reminder: 'sent',
  answer: 'sent',
  'resident-signed': 'sent',
  receipt: 'a page for the owner',
  'payment-failed': 'a page for the owner',
  refunded: 'a page for the owner',
  'refund-failed': 'a page for the owner',
  disputed: 'a page for the owner',
  'printed-copy': 'sent',
  'signed-copy': 'sent',
  'form-ends': 'a page for the owner',
}

/** A mail of every kind, to residents, applicants and owners, with links that work and links that ended. */
export async function sendEveryMail(test: TestApp): Promise<void> {
  await sendToApplicant(test)
  await sendPrintedCopy(test)
  await askEverything(test)
  await endPackets(test)
  await walkPacket(test, 'residents-signed')
  const executed = await walkPacket(test, 'executed', undefined, {
    copies: [{ name: 'Dana Reyes', email: 'dana.reyes@example.com' }],
  })
  const signed = await walkPacket(test, 'sent')
  const [maria] = await residentInvites(signed)
  await signByCode(test, maria?.code ?? '')
  const expiring = await walkPacket(test, 'sent')
  await test.jobs.run()

  test.clock.advance(minutes(61))
  const reminded = await withNewSession(test, signed)
  await expectDone(
    reminded.member.call('POST', `/legal-form-packets/group/${signed.groupId}/signers/TT2/remind`),
  )
  test.clock.advance(days(31))
  await expireInvitesJob.run(test.ctx, {})
  const [first] = await residentInvites(await withNewSession(test, expiring))
  await visit(test, `/signing-invites/new-link/code/${first?.code}`)
  for (const { code } of await residentInvites(await withNewSession(test, executed))) {
    await visit(test, `/signing-invites/executed-link/code/${code}`)
  }
  await test.jobs.run()
  test.clock.advance(days(31))
  await expireInvitesJob.run(test.ctx, {})
  await test.jobs.run()
  // Open when the links are looked at, with all that a browser could change.
  await walkPacket(test, 'sent')
  await test.jobs.run()
}

/** The paths of all links of all mails, each once. */
export async function listMailedLinks({ services }: TestApp): Promise<string[]> {
  const rows = await services.db.select().from(mails)
  const missing = Object.entries(kinds).filter(
    ([kind, how]) => how === 'sent' && !rows.some((mail) => mail.kind === kind),
  )
  if (missing.length > 0) {
    throw new Error(`No mail of these kinds was sent: ${missing.map(([kind]) => kind).join(', ')}.`)
  }

  const { publicUrl } = services.ports
  const links = rows.flatMap(({ text, html }) =>
    [...`${text}\n${html}`.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([url]) => url),
  )
  const own = links
    .filter((link) => link.startsWith(publicUrl))
    .map((link) => link.slice(publicUrl.length).replaceAll('&amp;', '&'))
  return [...new Set(own)]
}

/** The mail with the link to confirm, and the one that tells the owner. */
async function sendToApplicant(test: TestApp): Promise<void> {
  const member = await test.asMember()
  const property = await addProperty(member)
  const link = await expectOk<{ code: string }>(
    member.call('POST', `/users/${member.userId}/properties/${property._id}/application-links`, {
      unitId: null,
    }),
  )
  for (const name of ['Rosa', 'Olga']) {
    await visit(test, `/applications/link/${link.code}/requests`, {
      firstName: name,
      lastName: 'Diaz',
      email: `${name}@example.com`,
      language: name === 'Rosa' ? 'es' : 'en',
    })
  }
  await test.jobs.run()
  const code = /apply\/confirm\/(\w+)/.exec(test.mail.sent.at(-1)?.text ?? '')?.[1]
  const path = `/applications/confirmation/${code}`
  const { enteredSha256 } = await expectOk<{ enteredSha256: string }>(
    test.app.inject(`/api${path}`),
  )
  await visit(test, path, { enteredSha256 })
  await test.jobs.run()
}

async function sendPrintedCopy(test: TestApp): Promise<void> {
  const member = await test.asMember()
  const property = await addProperty(member)
  const groupId = await printForm(test, member, { formId: 'late-rent-reminder', property })
  await expectDone(
    member.call('POST', `/legal-form-packets/group/${groupId}/email-copies`, {
      role: 'TT1',
      email: 'ana.diaz@example.com',
      language: 'es',
      after: null,
    }),
  )
  await test.jobs.run()
}

/** A resident asks and is answered, another one is not the signer, and an address refuses mail. */
async function askEverything(test: TestApp): Promise<void> {
  const walk = await walkPacket(test, 'sent')
  const [maria, john] = await residentInvites(walk)
  await expectDone(
    test.app.inject({
      method: 'PUT',
      url: `/api/signing-invites/language/code/${maria?.code}`,
      payload: { language: 'es' },
    }),
  )
  const room = visitOf(await linkByCode(test, maria?.code ?? ''))
  for (const body of [{ about: 'paper' }, { about: 'question', words: 'May I bring a cat?' }]) {
    await sendToRoom(test, room.token, body)
  }
  await expectDone(
    walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/signers/TT1/answer`, {
      words: 'Yes, you may.',
    }),
  )
  await sendToRoom(test, visitOf(await linkByCode(test, john?.code ?? '')).token, {
    about: 'not-me',
  })
  await test.jobs.run()

  const { send } = test.mail
  test.mail.send = async () => ({ kind: 'rejected', reply: '550 no such user' })
  await walkPacket(test, 'sent')
  await test.jobs.run()
  test.mail.send = send
}

/** Declined, canceled and reopened, each after a resident had opened it. */
async function endPackets(test: TestApp): Promise<void> {
  const declined = await openedPacket(test)
  await roomOf(test).decline(declined.room, { reason: 'The rent is wrong.' })
  const canceled = await openedPacket(test)
  await expectDone(
    canceled.member.call('POST', `/legal-form-packets/group/${canceled.groupId}/cancel`, {
      reason: 'The unit was sold.',
    }),
  )
  const reopened = await openedPacket(test)
  await expectDone(
    reopened.member.call('POST', `/legal-form-packets/group/${reopened.groupId}/change-answers`),
  )
  await test.jobs.run()
}

async function openedPacket(test: TestApp) {
  const walk = await walkPacket(test, 'sent')
  const [maria] = await residentInvites(walk)

  return { ...walk, room: visitOf(await linkByCode(test, maria?.code ?? '')) }
}

function sendToRoom(test: TestApp, token: string, payload: object): Promise<void> {
  return expectDone(
    test.app.inject({
      method: 'POST',
      url: '/api/signing-room/messages',
      headers: { authorization: `Bearer ${token}` },
      payload,
    }),
  )
}

function visit(test: TestApp, path: string, payload: object = {}): Promise<void> {
  const hasBody = Object.keys(payload).length > 0

  return expectDone(
    test.app.inject({ method: 'POST', url: `/api${path}`, ...(hasBody ? { payload } : {}) }),
  )
}

async function expectDone(request: Promise<{ statusCode: number; body: string }>): Promise<void> {
  const { statusCode, body } = await request
  if (statusCode >= 300) {
    throw new Error(`${statusCode} ${body}`)
  }
}
