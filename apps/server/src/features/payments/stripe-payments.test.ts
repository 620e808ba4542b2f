import type { PacketPage } from '@countersign/contract/schemas/packets/packet-list'
import { outboxHolds, payments, receipts } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packetStream } from '../../kernel/events/event-stream.ts'
import type { Context } from '../../kernel/context.ts'
import { days, minutes } from '../../kernel/time.ts'
import {
  confirm,
  createPayablePacket,
  feeCents,
  pay,
  readPaymentOf,
  sessionAt,
  startStripeApp,
  type PayablePacket,
  type StripeApp,
} from '../../testing/start-stripe-app.ts'
import { expectOk, walkPacket, type WalkedPacket } from '../../testing/walk-packet.ts'
import { listPayments } from './list-payments.ts'
import { onPaymentEvent } from './on-payment-event.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { refundReceipt } from './refund-receipt.ts'
import { syncPayment } from './sync-payment.ts'

let app: StripeApp
beforeAll(async () => {
  app = await startStripeApp()
})
afterAll(() => app.stop())

/** Mails to owners about this packet: kind by subject. */
async function subjectsFor(email: string): Promise<string[]> {
  await app.server.jobs.run()

  return app.server.mail.sent.filter(({ to }) => to.email === email).map(({ subject }) => subject)
}

function cancel({ member, groupId }: WalkedPacket) {
  const path = `/legal-form-packets/group/${groupId}/cancel`

  return expectOk(member.call('POST', path, { reason: 'Wrong unit.' }))
}

test('a packet is not sent before it is paid, nor while a bank payment is on its way', async () => {
  const walk = await walkPacket(app.server, 'filled')
  const send = () =>
    walk.member.call('POST', '/esign/send-for-signature', { docGroupId: walk.groupId })
  const session = sessionAt(await pay(walk))
  expect((await send()).json()).toMatchObject({ code: 'not-paid' })

  app.stripe.ledger.payByBank(session)
  expect(await confirm(walk)).toMatchObject({ receipt: null, attempt: { status: 'processing' } })
  expect((await send()).json()).toMatchObject({ code: 'not-paid' })
  expect(await pay(walk)).toMatchObject({ receipt: null, checkoutUrl: null })

  app.stripe.ledger.settleBank(session, 'paid')
  await confirm(walk)
  expect((await send()).statusCode).toBe(200)
})

test('paying leads to a page with the fee, and from there to a numbered receipt', async () => {
  const packet = await createPayablePacket(app)
  const started = await pay(packet)
  expect(started).toMatchObject({ receipt: null, payment: { attempt: { status: 'pending' } } })
  expect(app.stripe.ledger.session(sessionAt(started))).toMatchObject({
    amount_total: feeCents,
    success_url: `http://localhost:3000/legal-forms/payment?documentGroupId=${packet.groupId}&checkout=done`,
    cancel_url: `http://localhost:3000/legal-forms/payment?documentGroupId=${packet.groupId}&checkout=back`,
  })

  app.stripe.ledger.payByCard(sessionAt(started))
  const paid = await confirm(packet)
  expect(paid.receipt).toMatchObject({
    number: expect.stringMatching(/^R-\d{6}$/),
    amountCents: feeCents,
    settlement: 'online',
    method: 'Visa ending in 4242',
    refunds: [],
  })
  expect(await app.server.eventsOf(packetStream(packet.groupId))).toEqual([
    'packet.payment-started',
    'packet.paid',
    'mail.queued',
  ])
  expect(await pay(packet)).toMatchObject({ receipt: paid.receipt, checkoutUrl: null })
})

test('a paid packet whose answers are changed says that it is paid, until it is discarded', async () => {
  const walk = await walkPacket(app.server, 'filled')
  const other = await walkPacket(app.server, 'created', walk.member)
  const post = (verb: string) =>
    expectOk(walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/${verb}`))
  const listPaid = async () => {
    const { packets } = await expectOk<PacketPage>(walk.member.call('GET', '/legal-form-packets'))
    return packets.map(({ documentGroupId, feePaid = false }) => [documentGroupId, feePaid])
  }
  app.stripe.ledger.payByCard(sessionAt(await pay(walk)))
  await confirm(walk)

  await post('change-answers')
  expect(await listPaid()).toEqual([
    [other.groupId, false],
    [walk.groupId, true],
  ])

  await post('discard')
  await app.server.jobs.run()
  await post('restore')
  expect(await listPaid()).toEqual([
    [other.groupId, false],
    [walk.groupId, false],
  ])
})

test('a page that was left is opened again, also after a decline, until it expires', async () => {
  const packet = await createPayablePacket(app)
  const first = await pay(packet)
  app.stripe.ledger.decline(sessionAt(first))
  expect((await pay(packet)).checkoutUrl).toBe(first.checkoutUrl)
  expect(await readPaymentOf(packet)).toMatchObject({
    attempt: { status: 'pending', failure: 'The card was declined.' },
  })

  app.server.clock.advance(days(1))
  await reconcilePayments(app.server.ctx)
  const [attempt] = await app.server.services.db
    .select()
    .from(payments)
    .where(eq(payments.packetId, packet.packetId))
  expect(attempt?.status).toBe('expired')
})

test('a bank payment that fails is mailed, and can be paid again on a new page', async () => {
  const packet = await createPayablePacket(app)
  const first = sessionAt(await pay(packet))
  app.stripe.ledger.payByBank(first)
  await confirm(packet)
  app.stripe.ledger.settleBank(first, 'failed')
  expect(await confirm(packet)).toMatchObject({
    receipt: null,
    attempt: { status: 'failed', failure: 'There is not enough money in the account.' },
  })
  const second = sessionAt(await pay(packet))
  expect(second).not.toBe(first)

  app.stripe.ledger.payByCard(second)
  expect((await confirm(packet)).receipt).not.toBeNull()
})

test('a payment that came while nobody looked is found by the reconciling job', async () => {
  const packet = await createPayablePacket(app)
  app.stripe.ledger.payByCard(sessionAt(await pay(packet)))
  app.server.clock.advance(minutes(2))
  await reconcilePayments(app.server.ctx)

  expect((await readPaymentOf(packet)).receipt).toMatchObject({ amountCents: feeCents })
})

test('a packet that was paid twice keeps one payment, and the other goes back by itself', async () => {
  const packet = await createPayablePacket(app)
  app.stripe.faultOf = ({ method }) => (method === 'POST' ? 'error-500' : undefined)
  await packet.member.call('POST', '/payments', { documentGroupId: packet.groupId })
  app.stripe.faultOf = () => undefined
  const lost = [...app.stripe.ledger.sessions.values()].find(
    ({ client_reference_id }) => client_reference_id === packet.packetId,
  )
  app.stripe.ledger.payByCard(sessionAt(await pay(packet)))
  const first = await confirm(packet)

  app.stripe.ledger.payByCard(lost?.id ?? '')
  const hint = { reference: lost?.id, requestId: lost?.metadata.payment_id }
  await onPaymentEvent(app.server.ctx, { hint })
  await app.server.jobs.run()
  expect((await readPaymentOf(packet)).receipt?._id).toBe(first.receipt?._id)
  const all = await expectOk<{ receipts: object[] }>(packet.member.call('GET', '/receipts'))
  expect(all.receipts).toMatchObject([
    { refunds: [{ amountCents: feeCents, status: 'succeeded', reason: 'paid-twice' }] },
    { refunds: [] },
  ])
})

test('what came is checked against the fee: another amount is no payment', async () => {
  const packet = await createPayablePacket(app)
  const session = sessionAt(await pay(packet))
  app.stripe.ledger.payByCard(session, { amount: feeCents - 1 })
  expect(await confirm(packet)).toMatchObject({ receipt: null, attempt: { wrongAmount: true } })
  const again = await packet.member.call('POST', '/payments', { documentGroupId: packet.groupId })
  expect(again.json()).toMatchObject({ code: 'invalid-state' })
  const ready = await app.server.app.inject({ url: '/api/health/ready' })
  expect(ready.json()).toMatchObject({ warnings: [{ code: 'payments-to-check' }] })

  const intent = app.stripe.ledger.session(session).payment_intent ?? ''
  app.stripe.ledger.refund({ intent, amount: feeCents - 1 })
  await confirm(packet)
  expect(sessionAt(await pay(packet))).not.toBe(session)
})

test('a fee comes back by itself if the packet is canceled before anyone signs', async () => {
  const walk = await walkPacket(app.server, 'filled')
  app.stripe.ledger.payByCard(sessionAt(await pay(walk)))
  const { receipt } = await confirm(walk)
  await cancel(walk)
  await app.server.jobs.run()

  const read = await expectOk<{ receipt: object }>(
    walk.member.call('GET', `/receipts/${receipt?._id}`),
  )
  expect(read.receipt).toMatchObject({
    refunds: [{ amountCents: feeCents, status: 'succeeded', reason: 'canceled' }],
  })
  expect(await subjectsFor(walk.member.email)).toContainEqual(expect.stringMatching(/^Refund of/))
})

test('a page that is open when the packet is canceled is closed; what was paid on it comes back', async () => {
  const walk = await walkPacket(app.server, 'filled')
  const session = sessionAt(await pay(walk))
  await cancel(walk)
  await app.server.jobs.run()
  expect(app.stripe.ledger.session(session).status).toBe('expired')

  const late = await walkPacket(app.server, 'filled')
  const paid = sessionAt(await pay(late))
  app.stripe.ledger.payByCard(paid)
  const before = app.stripe.ledger.balanceCents()
  await cancel(late)
  await app.server.jobs.run()
  expect(app.stripe.ledger.balanceCents()).toBe(before - feeCents)
})

test('a revised packet is not paid again', async () => {
  const walk = await walkPacket(app.server, 'filled')
  app.stripe.ledger.payByCard(sessionAt(await pay(walk)))
  const { receipt } = await confirm(walk)
  const { member, groupId } = walk
  await expectOk(member.call('POST', '/esign/send-for-signature', { docGroupId: groupId }))
  const revised = await expectOk<{ documentGroupId: string }>(
    member.call('POST', `/legal-form-packets/group/${groupId}/revise`),
  )

  const carried = await readPaymentOf({ member, groupId: revised.documentGroupId })
  expect(carried.receipt).toEqual({ ...receipt, documentGroupId: revised.documentGroupId })
})

test('a dispute is mailed and shown on the receipt until it is won', async () => {
  const packet = await createPayablePacket(app)
  const session = sessionAt(await pay(packet))
  app.stripe.ledger.payByCard(session)
  await confirm(packet)
  const intent = app.stripe.ledger.session(session).payment_intent ?? ''
  const dispute = async (status: string) => {
    app.stripe.ledger.dispute(intent, status)
    await reconcilePayments(app.server.ctx)
    return (await readPaymentOf(packet)).receipt?.dispute
  }

  expect(await dispute('warning_needs_response')).toBeNull()
  expect(await dispute('needs_response')).toBe('open')
  expect(await dispute('under_review')).toBe('open')
  expect(await dispute('won')).toBeNull()
  expect(await app.server.eventsOf(packetStream(packet.groupId))).toEqual(
    expect.arrayContaining(['packet.payment-disputed', 'packet.dispute-closed']),
  )
})

test('a dispute that was won is not opened again by a reading that was overtaken', async () => {
  const packet = await createPayablePacket(app)
  const session = sessionAt(await pay(packet))
  app.stripe.ledger.payByCard(session)
  await confirm(packet)
  const intent = app.stripe.ledger.session(session).payment_intent ?? ''
  app.stripe.ledger.dispute(intent, 'needs_response')
  const overtaken = whileReading(async () => {
    app.stripe.ledger.dispute(intent, 'won')
    await reconcilePayments(app.server.ctx)
  })
  await syncPayment(overtaken, await paymentOf(packet))

  expect((await readPaymentOf(packet)).receipt?.dispute).toBeNull()
  const types = await app.server.eventsOf(packetStream(packet.groupId))
  expect(types).not.toContain('packet.payment-disputed')
})

test('a card that was declined first is forgotten by the time the page is paid', async () => {
  const packet = await createPayablePacket(app)
  const session = sessionAt(await pay(packet))
  app.stripe.ledger.decline(session)
  const overtaken = whileReading(async () => {
    app.stripe.ledger.payByCard(session)
    await confirm(packet)
  })
  await syncPayment(overtaken, await paymentOf(packet))

  expect((await readPaymentOf(packet)).attempt).toMatchObject({ status: 'paid', failure: null })
})

async function paymentOf({ packetId }: PayablePacket): Promise<string> {
  const [payment] = await app.server.services.db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.packetId, packetId))

  return payment?.id ?? ''
}

/** A context whose first reading of a payment is answered before this happens, and arrives after it. */
function whileReading(happen: () => Promise<void>): Context {
  const { ctx } = app.server
  const { payments: port } = ctx.ports
  const { online } = port
  if (!online) {
    throw new Error('These tests need Stripe.')
  }
  let happened = false
  const read: typeof online.read = async (input) => {
    const state = await online.read(input)
    if (!happened) {
      happened = true
      await happen()
    }
    return state
  }

  return { ...ctx, ports: { ...ctx.ports, payments: { ...port, online: { ...online, read } } } }
}

test('refunds made at Stripe are taken over: a part leaves the packet paid, all of it does not', async () => {
  const packet = await createPayablePacket(app)
  const session = sessionAt(await pay(packet))
  app.stripe.ledger.payByCard(session)
  await confirm(packet)
  const intent = app.stripe.ledger.session(session).payment_intent ?? ''

  app.stripe.ledger.refund({ intent, amount: 200 })
  await reconcilePayments(app.server.ctx)
  expect((await readPaymentOf(packet)).receipt?.refunds).toMatchObject([
    { amountCents: 200, status: 'succeeded', reason: 'provider' },
  ])
  app.stripe.ledger.refund({ intent, amount: feeCents - 200 })
  await reconcilePayments(app.server.ctx)
  expect(await readPaymentOf(packet)).toMatchObject({ receipt: null })
})

test('an operator gives a part back, then the rest, and no more than was paid', async () => {
  const packet = await createPayablePacket(app)
  app.stripe.ledger.payByCard(sessionAt(await pay(packet)))
  const receipt = (await confirm(packet)).receipt?.number ?? ''
  const { ctx } = app.server
  await expect(refundReceipt(ctx, { receipt: 'R-9999' })).rejects.toThrow('no receipt R-9999')
  await expect(refundReceipt(ctx, { receipt, amountCents: 701 })).rejects.toThrow(
    '$7.00 can be refunded',
  )

  const before = app.stripe.ledger.balanceCents()
  expect(await refundReceipt(ctx, { receipt, amountCents: 250 })).toContain('Refunded $2.50')
  expect((await readPaymentOf(packet)).attempt?.status).toBe('partially-refunded')
  await refundReceipt(ctx, { receipt })
  expect(app.stripe.ledger.balanceCents()).toBe(before - feeCents)
  expect(await readPaymentOf(packet)).toMatchObject({
    receipt: null,
    attempt: { status: 'refunded' },
  })
  await expect(refundReceipt(ctx, { receipt })).rejects.toThrow('Nothing is left to refund')
  expect((await listPayments(ctx)).join('\n')).toContain('refunded $7.00')
})

test('a refund that the bank sends back is mailed, and an operator reads how theirs stands', async () => {
  const packet = await createPayablePacket(app)
  app.stripe.ledger.payByCard(sessionAt(await pay(packet)))
  const receipt = (await confirm(packet)).receipt?.number ?? ''
  const { ctx, services } = app.server
  await refundReceipt(ctx, { receipt, amountCents: 250 })
  const [refund] = [...app.stripe.ledger.refunds.values()].slice(-1)
  app.stripe.ledger.failRefund(refund?.id ?? '')
  await reconcilePayments(ctx)
  await reconcilePayments(ctx)

  const subjects = (await subjectsFor(packet.member.email)).map((text) => text.split(':')[0])
  expect(subjects.slice(-2)).toEqual(['Refund of $2.50', 'Refund did not arrive'])

  await services.db
    .insert(outboxHolds)
    .values({ since: ctx.clock.now(), backupTakenAt: ctx.clock.now() })
  expect(await refundReceipt(ctx, { receipt })).toMatch(/waits until a restore is over/)
  await services.db.delete(outboxHolds)
})

test('a crash between opening a page and remembering it opens the same page again', async () => {
  const packet = await createPayablePacket(app)
  const first = await pay(packet)
  const { db } = app.server.services
  await db.update(payments).set({ reference: null }).where(eq(payments.packetId, packet.packetId))

  expect((await pay(packet)).checkoutUrl).toBe(first.checkoutUrl)
})

test('receipts are numbered without gaps, and listed for their owner', async () => {
  const packet = await createPayablePacket(app)
  const both = await Promise.all(
    [packet, await createPayablePacket(app, packet.member)].map(async (one) => {
      app.stripe.ledger.payByCard(sessionAt(await pay(one)))
      return confirm(one)
    }),
  )
  const rows = await app.server.services.db.select({ number: receipts.number }).from(receipts)
  const numbers = rows.map(({ number }) => number ?? 0).sort((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))

  const id = both[0]?.receipt?._id
  const other = await app.server.asMember()
  expect((await other.call('GET', '/receipts/nonsense')).statusCode).toBe(404)
  expect((await other.call('GET', '/receipts')).json()).toEqual({ receipts: [], next: null })

  const file = await packet.member.call('GET', `/receipts/${id}/file`)
  expect(file.body.slice(0, 5)).toBe('%PDF-')
  const csv = (await packet.member.call('GET', '/receipts/list.csv')).body.split('\r\n')
  expect(csv[0]).toContain('Receipt,Date,Form Packet Name')
  expect(csv.filter((line) => line.includes(',7.00,0.00,USD,Paid,'))).toHaveLength(2)
})
