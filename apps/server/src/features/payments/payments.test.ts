import { receipts } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentPort } from '../../kernel/ports.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import { expectOk, readPacketOf, walkPacket, type WalkedPacket } from '../../testing/walk-packet.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'

const charges: string[] = []
const cardPayments: PaymentPort = {
  feeCents: ({ documents, residents }) => 500 * documents + 100 * residents,
  online: {
    provider: 'stripe',
    start: async ({ requestId, packetId }) => {
      charges.push(packetId)
      return { kind: 'paid', reference: `charge-of-${requestId}` }
    },
    read: async ({ reference }) => ({
      requestId: reference.replace('charge-of-', ''),
      status: 'paid',
      received: { amountCents: 700, currency: 'usd', at: server.clock.now() },
      refunds: [],
    }),
    close: async () => undefined,
    refund: () => Promise.reject(new Error('Nothing is refunded here.')),
    listChanges: async () => [],
    check: async () => undefined,
    problem: () => undefined,
  },
}

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ payments: cardPayments })
})
afterAll(() => server.stop())

function pay({ member, groupId }: WalkedPacket) {
  return member.call('POST', '/payments', { documentGroupId: groupId })
}

test('a missing id is reported by field', async () => {
  const answer = await (await server.asMember()).call('POST', '/payments', {})

  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ errors: [{ field: 'documentGroupId' }] })
})

test('a packet cannot be paid before it is filled out or after it is closed', async () => {
  const walk = await walkPacket(server, 'created')
  const early = await pay(walk)
  await walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/cancel`, {
    reason: 'Wrong unit.',
  })
  const late = await pay(walk)

  expect([early.statusCode, late.statusCode]).toEqual([409, 410])
  expect(charges).not.toContain((await readPacketOf(walk))._id)
})

test('the fee is shown before payment, and the receipt after', async () => {
  const walk = await walkPacket(server, 'filled')
  const asked = () => expectOk(walk.member.call('GET', `/payments/group/${walk.groupId}`))
  expect(await asked()).toEqual({
    amountCents: 700,
    currency: 'USD',
    settlement: 'online',
    receipt: null,
    attempt: null,
  })

  const { receipt } = await expectOk<{ receipt: object }>(pay(walk))
  expect(receipt).toMatchObject({
    documentGroupId: walk.groupId,
    amountCents: 700,
    currency: 'USD',
    paidAt: server.clock.now().toISOString(),
  })
  expect(await asked()).toMatchObject({ receipt })
  expect(await server.eventsOf(packetStream(walk.groupId))).toContain('packet.paid')
})

test('paying again, even three times at the same instant, returns the first receipt', async () => {
  const walk = await walkPacket(server, 'filled')
  const answers = await Promise.all([pay(walk), pay(walk), pay(walk)])
  answers.push(await pay(walk))

  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  const { _id } = await readPacketOf(walk)
  expect(await server.services.db.$count(receipts, eq(receipts.packetId, _id))).toBe(1)
  const events = await server.eventsOf(packetStream(walk.groupId))
  expect(events.filter((type) => type === 'packet.paid')).toHaveLength(1)
  // The provider knows the packet's own name and makes one charge of it.
  expect(new Set(charges.filter((id) => id === _id)).size).toBe(1)
})
