import { mails, payments } from '@countersign/database'
import { and, eq, isNull } from 'drizzle-orm'
import { compareSealed } from '../../../features/history/index.ts'
import { createS3FileStore } from '../../../infrastructure/files/s3-file-store.ts'
import { fakeBucket, fakeKeys, startFakeS3 } from '../../../infrastructure/files/testing/fake-s3.ts'
import { createSmtpTransport } from '../../../infrastructure/mail/smtp-transport.ts'
import { startMailServer } from '../../../infrastructure/mail/testing/mail-server.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { createLogger } from '../../../kernel/logger.ts'
import { minutes } from '../../../kernel/time.ts'
import { resumeUnfinished } from '../../../features/packets/resume-unfinished.ts'
import { rewriteChain } from '../../break-chain.ts'
import { createFakeClock } from '../../fake-clock.ts'
import type { Fault } from '../../fake-stripe/index.ts'
import { createPayablePacket, startStripeApp } from '../../start-stripe-app.ts'
import { startTestApp, type TestApp } from '../../start-test-app.ts'
import { walkPacket, withNewSession, advancePacket } from '../../walk-packet.ts'
import type { Site } from '../site.ts'
import type { Sweep, SweepTools } from '../sweep.ts'
import { whileStripeRepeats } from './while-stripe-repeats.ts'

/** A bucket, a mail server and Stripe that are away, lie or repeat themselves: nothing is lost or done twice. */
export const outages: Sweep = (site, tools) =>
  tools.random.pick([bucketLies, mailServerLies, stripeLies, whileStripeRepeats])(site, tools)

/** The packet is executed once the bucket is back, and its events are those that were sealed. */
async function bucketLies(site: Site, { random, note }: SweepTools): Promise<void> {
  const bucket = await startFakeS3()
  process.env.AWS_ACCESS_KEY_ID = fakeKeys.accessKeyId
  process.env.AWS_SECRET_ACCESS_KEY = fakeKeys.secretAccessKey
  const files = createS3FileStore({
    ...{ bucket: fakeBucket, region: 'us-east-1', endpoint: bucket.endpoint, prefix: '' },
    ...{ objectLockDays: undefined, clock: createFakeClock(), log: createLogger('silent') },
    limits: { callMs: 5000, bytesPerSecond: 10_000_000 },
  })
  const test = await startTestApp({ files }, {}, await site.createDatabase())
  try {
    const walk = await walkPacket(test, 'residents-signed')
    const lie = random.pick(['away', 'error', 'cut'])
    note(`the bucket is: ${lie}`)
    if (lie === 'away') {
      await bucket.goAway()
    } else {
      bucket.misbehave = (_request, response) => {
        if (random.chance(0.4)) {
          return false
        }
        response.writeHead(lie === 'error' ? 500 : 200).end(lie === 'error' ? '' : '<Half')
        return true
      }
    }
    await advancePacket(test, walk, { from: 'residents-signed', to: 'executed' }).catch(
      () => undefined,
    )
    bucket.misbehave = () => false
    if (lie === 'away') {
      await bucket.comeBack()
    }
    await settle(test)
    const again = await withNewSession(test, walk)
    await advancePacket(test, again, { from: 'residents-signed', to: 'executed' }).catch(
      () => undefined,
    )
    await settle(test)
    await expectOutcome(test, 'same')
    await rewriteChain(test.services.db, packetStream(walk.groupId))
    await expectOutcome(test, 'differs')
  } finally {
    await test.stop()
    await bucket.goAway()
  }
}

async function expectOutcome(test: TestApp, outcome: string): Promise<void> {
  const { db, ports } = test.services
  const outcomes = []
  for await (const compared of compareSealed({ db, ...ports })) {
    outcomes.push(compared)
  }
  if (outcomes.length !== 1 || outcomes[0]?.outcome !== outcome) {
    throw new Error(`${JSON.stringify(outcomes)}, not ${outcome}`)
  }
}

/** Every email arrives or was refused, and none waits, once the mail server answers again. */
async function mailServerLies(site: Site, { random, note }: SweepTools): Promise<void> {
  const reply = random.pick([421, 450, 550, 554])
  note(`the mail server answers ${reply}, or nothing`)
  let isWell = false
  const smtp = await startMailServer({
    onRecipient: async () =>
      isWell || random.chance(0.3) ? undefined : { code: reply, text: 'Not now' },
  })
  const transport = createSmtpTransport({ url: smtp.url, from: 'Forms <forms@example.com>' })
  const test = await startTestApp({ mail: transport }, {}, await site.createDatabase())
  try {
    await walkPacket(test, 'sent')
    await settle(test)
    isWell = true
    await settle(test)
    const waiting = await test.services.db.$count(
      mails,
      and(isNull(mails.sentAt), isNull(mails.refusedAt)),
    )
    if (waiting > 0) {
      throw new Error(`${waiting} emails wait though the mail server is back.`)
    }
  } finally {
    await test.stop()
    await transport.close()
    await smtp.stop()
  }
}

const faults = [
  'cut-before',
  'cut-after',
  'error-500',
  'empty',
  'malformed',
  'html',
] as const satisfies Fault[]

/** However often it is tried, one page takes the money. */
async function stripeLies(site: Site, { random, note }: SweepTools): Promise<void> {
  const app = await startStripeApp({ timeoutMs: 2000, database: await site.createDatabase() })
  try {
    const packet = await createPayablePacket(app)
    const fault = random.pick(faults)
    note(`Stripe answers with ${fault}`)
    app.stripe.faultOf = () => fault
    const pay = () => packet.member.call('POST', '/payments', { documentGroupId: packet.groupId })
    await Promise.all([pay(), pay()])
    app.stripe.faultOf = () => undefined
    await Promise.all([pay(), pay()])
    const open = await app.server.services.db.$count(
      payments,
      and(eq(payments.packetId, packet.packetId), eq(payments.status, 'pending')),
    )
    if (open !== 1) {
      throw new Error(`${packet.groupId} has ${open} open payments.`)
    }
  } finally {
    await app.stop()
  }
}

/** Until nothing waits for its next attempt. */
async function settle(test: TestApp): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await test.jobs.run().catch(() => undefined)
    test.clock.advance(minutes(5))
    await resumeUnfinished(test.ctx)
  }
  await test.jobs.run().catch(() => undefined)
}
