import { randomUUID } from 'node:crypto'
import { payments, packets, receipts, refunds } from '@countersign/database'
import { createPacket } from '@countersign/database/testing'
import { eq, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actingAs, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { minutes } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { startStripeApp, type StripeApp } from '../../testing/start-stripe-app.ts'
import { lockPacket } from '../packet/index.ts'
import { confirmPayment } from './confirm-payment.ts'
import { payPacket } from './pay-packet.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { releasePayment } from './request-refund.ts'

/** PAYMENT_PACKETS=1000 for the whole proof, which takes half a minute. */
const packetCount = Number(process.env.PAYMENT_PACKETS ?? 100)
const inParallel = 8

let app: StripeApp
beforeAll(async () => {
  app = await startStripeApp({ timeoutMs: 5000 })
})
afterAll(() => app.stop())

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

class Killed extends Error {}

/** As a process that is killed before a commit: what the transaction wrote is gone. */
function killedAtRandom(ctx: Context, random: () => number): Context {
  const { jobs, payments: port } = ctx.ports
  const die = () => {
    if (random() < 0.1) {
      throw new Killed()
    }
  }
  const enqueue: typeof jobs.enqueue = async (...input) => {
    die()
    await jobs.enqueue(...input)
  }
  const { online } = port
  if (!online) {
    throw new Error('There is no online provider.')
  }
  const start: typeof online.start = async (input) => {
    const started = await online.start(input)
    die()
    return started
  }
  const refund: typeof online.refund = async (input) => {
    const made = await online.refund(input)
    die()
    return made
  }

  return {
    ...ctx,
    ports: {
      ...ctx.ports,
      jobs: { ...jobs, enqueue },
      payments: { ...port, online: { ...online, start, refund } },
    },
  }
}

/** Until it works: the member clicks again, the job runs again. */
async function insist(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      await work()
      return
    } catch (error) {
      const isExpected = error instanceof Killed || error instanceof DomainError
      if (!isExpected && !(error instanceof Error && error.cause instanceof Killed)) {
        throw error
      }
    }
  }
  throw new Error('It never worked.')
}

test('over many packets, with connections cut and processes killed, the receipts are right to the cent', async () => {
  const { services, ctx } = app.server
  const { db } = services
  const member = await app.server.asMember()
  const { packet } = await createPacket(db, { ownerId: member.userId, status: 'AWAITING_PAYMENT' })
  const groupIds = await copyPackets(packet)
  const random = createRandom(11)
  app.stripe.faultOf = ({ method }) => {
    const chance = random()
    return chance < 0.01
      ? 'cut-before'
      : chance < 0.02 && method === 'POST'
        ? 'cut-after'
        : undefined
  }
  const asOwner = actingAs(ctx, { kind: 'member', userId: member.userId })
  const limit = pLimit(inParallel)

  await Promise.all(
    groupIds.map((groupId, index) => {
      const ofPacket = createRandom(index)
      return limit(() => live(killedAtRandom(asOwner, ofPacket), { groupId, random: ofPacket }))
    }),
  )
  app.stripe.faultOf = () => undefined
  app.server.clock.advance(minutes(10))
  await reconcilePayments(ctx)
  await app.server.jobs.run()

  const [receipted] = await db
    .select({
      cents: sql<number>`sum(${receipts.amountCents})::int`,
      last: sql<number>`max(${receipts.number})`,
      count: sql<number>`count(*)::int`,
    })
    .from(receipts)
  const [refunded] = await db
    .select({ cents: sql<number>`sum(${refunds.amountCents})::int` })
    .from(refunds)
    .where(eq(refunds.status, 'succeeded'))
  expect((receipted?.cents ?? 0) - (refunded?.cents ?? 0)).toBe(app.stripe.ledger.balanceCents())
  expect(receipted?.last).toBe(receipted?.count)
  expect(await db.$count(refunds)).toBeGreaterThan(packetCount / 20)
  expect(await db.$count(receipts)).toBe(
    await db.$count(payments, sql`${payments.settledAt} is not null`),
  )
}, 600_000)

interface Life {
  groupId: string
  random: () => number
}

/** Pays, comes back or not, and sometimes cancels. */
async function live(ctx: Context, { groupId, random }: Life): Promise<void> {
  let url: string | null = null
  await insist(async () => {
    url = (await payPacket(ctx, { groupId })).checkoutUrl
  })
  const session = String(url).split('/').at(-1) ?? ''
  if (random() < 0.9 && app.stripe.ledger.session(session).status === 'open') {
    app.stripe.ledger.payByCard(session)
  }
  if (random() < 0.7) {
    await insist(() => confirmPayment(ctx, { groupId }))
  }
  if (random() < 0.15) {
    await insist(() => cancel(ctx, groupId))
  }
}

/** As the end of a packet does. */
async function cancel(ctx: Context, groupId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ id: packets.id })
      .from(packets)
      .where(eq(packets.documentGroupId, groupId))
    const packet = found && (await lockPacket(tx, found.id))
    if (packet && packet.status !== 'ARCHIVED') {
      await tx.db
        .update(packets)
        .set({ status: 'ARCHIVED', archivedReason: 'canceled', archivedAt: tx.clock.now() })
        .where(eq(packets.id, packet.id))
      await releasePayment(tx, packet, { refund: true })
    }
  })
}

async function copyPackets(packet: typeof packets.$inferSelect): Promise<string[]> {
  const copies = Array.from({ length: packetCount }, () => ({
    ...packet,
    number: undefined,
    id: randomUUID(),
    documentGroupId: randomUUID(),
    requestKey: randomUUID(),
  }))
  await app.server.services.db.insert(packets).values(copies)

  return copies.map(({ documentGroupId }) => documentGroupId)
}
