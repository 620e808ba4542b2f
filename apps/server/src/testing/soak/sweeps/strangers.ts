import { createHmac } from 'node:crypto'
import { events, mails, signingInvites } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { createSubject } from '../../api-requests/create-subject.ts'
import { walkPacket } from '../../walk-packet.ts'
import { sendAll } from '../send-all.ts'
import { sendChecked, type SoakRequest } from '../send.ts'
import { mailWebhookSecret } from '../site.ts'
import type { Site } from '../site.ts'
import type { Sweep, SweepTools } from '../sweep.ts'

/** What strangers, or a mail provider that says everything twice, may not take from others. */
export const strangers: Sweep = (site, tools) =>
  tools.random.pick([shutLink, reportTwice, lockOut])(site, tools)

/** 100 made-up addresses: an applicant from elsewhere is asked to confirm within half an hour. */
async function shutLink(site: Site, { random, note }: SweepTools): Promise<void> {
  const { test } = site
  const { subject } = await createSubject(test, await test.asMember())
  const networks = 1 + random.below(20)
  note(`100 requests from ${networks} networks by one link for applicants`)
  const ask = (email: string, from: string): SoakRequest => ({
    method: 'POST',
    url: `/api/applications/link/${subject.applicationCode}/requests`,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    payload: JSON.stringify({ firstName: 'A', lastName: 'B', email, language: 'en' }),
  })
  const round = random.below(1e9)
  const made = Array.from({ length: 100 }, (_, index) =>
    ask(`made-up-${round}-${index}@example.com`, `203.0.113.${index % networks}`),
  )
  await sendAll(site, made, random)
  const honest = `honest-${round}@example.com`
  const { status } = await sendChecked(site.address(), ask(honest, '198.51.100.7'))

  const [mail] = await test.services.db.select().from(mails).where(eq(mails.recipientEmail, honest))
  const waits = (mail?.nextAttemptAt?.getTime() ?? 0) - Date.now()
  if (status !== 204 || !mail || waits > 30 * 60_000) {
    throw new Error(`An honest applicant got ${status}, and an email in ${waits} ms.`)
  }
}

/** 200 made-up tokens: a member behind the same address logs in and goes on. */
async function lockOut(site: Site, { random, note }: SweepTools): Promise<void> {
  const from = `203.0.113.${random.below(250)}`
  note(`200 made-up tokens from ${from}`)
  const ask = (authorization: string): SoakRequest => ({
    method: 'GET',
    url: '/api/auth/me',
    headers: { authorization, 'x-forwarded-for': from },
  })
  const made = Array.from({ length: 200 }, () => ask(`Bearer made-up-${random.below(1e9)}`))
  await sendAll(site, made, random)
  const { headers } = await site.test.asMember()
  const { status } = await sendChecked(site.address(), ask(headers.authorization))

  if (status !== 200) {
    throw new Error(`A member got ${status} behind the address of the made-up tokens.`)
  }
}

/** With a right signature: any event at all has an answer, and a bounce counts once. */
async function reportTwice(site: Site, { random, note }: SweepTools): Promise<void> {
  const { test } = site
  const { groupId } = await walkPacket(test, 'sent')
  const [mail] = await test.services.db
    .select({ id: mails.id, messageId: mails.messageId, recipient: mails.recipientEmail })
    .from(mails)
    .innerJoin(signingInvites, eq(signingInvites.packetId, mails.packetId))
    .where(and(eq(mails.kind, 'invitation'), eq(mails.role, 'TT1')))
    .orderBy(mails.createdAt)
    .limit(1)
  const odd = { id: random.below(3), type: random.pick(['bounce', 7, null, 'x'.repeat(2000)]) }
  const bounce = {
    id: `soak-${random.below(1e9)}`,
    type: 'bounce',
    recipient: mail?.recipient,
    messageId: `<${mail?.messageId}>`,
    reason: '550 No such mailbox',
  }
  note(`a bounce of ${mail?.id} four times, and ${JSON.stringify(odd).slice(0, 100)}`)
  await sendAll(site, [...Array.from({ length: 4 }, () => signed(bounce)), signed(odd)], random)

  const bounced = await test.services.db.$count(
    events,
    and(eq(events.stream, packetStream(groupId)), eq(events.type, 'mail.bounced')),
  )
  if (bounced > 1) {
    throw new Error(`${groupId}: one bounce was recorded ${bounced} times`)
  }
}

function signed(body: object): SoakRequest {
  const payload = JSON.stringify(body)
  const time = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', mailWebhookSecret).update(`${time}.${payload}`).digest('hex')

  return {
    method: 'POST',
    url: '/api/webhooks/mail',
    headers: {
      'content-type': 'application/json',
      'x-countersign-signature': `t=${time},v1=${mac}`,
    },
    payload,
  }
}
