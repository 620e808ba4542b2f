import { webhookEvents } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DomainError } from '../../kernel/domain-error.ts'
import type { WebhookReceiver } from '../../kernel/ports.ts'
import { days } from '../../kernel/time.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import { deleteExpiredJob } from '../retention/index.ts'
import { createProcessWebhookJob } from './process-webhook.ts'

const receiver: WebhookReceiver = {
  verify({ headers, body }) {
    if (headers['x-signature'] !== 'right') {
      throw new DomainError('webhook-refused', 'The signature does not match.')
    }
    return { eventId: Buffer.from(body).toString(), payload: { seen: body.length } }
  },
}

let handled: unknown[] = []
let failures = 0
let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ webhooks: { mail: receiver } })
  server.jobs.register(
    createProcessWebhookJob({
      mail: async (_ctx, payload) => {
        if (failures > 0) {
          failures -= 1
          throw new Error('The first attempt fails.')
        }
        handled.push(payload)
      },
    }),
  )
})
beforeEach(() => {
  handled = []
})
afterAll(() => server.stop())

function post(vendor: string, body: string, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST',
    url: `/api/webhooks/${vendor}`,
    headers: { 'content-type': 'application/json', 'x-signature': 'right', ...headers },
    payload: body,
  })
}

test('a vendor that is unknown or not set up is not found', async () => {
  expect((await post('stripe', '{}')).statusCode).toBe(404)
  expect((await post('paypal', '{}')).statusCode).toBe(404)
})

test('an event with a wrong signature is refused before it is kept', async () => {
  const answer = await post('mail', 'forged', { 'x-signature': 'wrong' })

  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'webhook-refused' }])
  expect(await server.services.db.$count(webhookEvents, eq(webhookEvents.eventId, 'forged'))).toBe(
    0,
  )
})

test('an event that is too large or no JSON by its type is refused', async () => {
  expect((await post('mail', 'x'.repeat(1_000_001))).statusCode).toBe(413)
  expect((await post('mail', 'x', { 'content-type': 'text/plain' })).statusCode).toBe(415)
})

test('an event is answered at once, processed by a job, and counts once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => post('mail', 'event-1')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
  expect(handled).toEqual([])

  await server.jobs.run()
  await post('mail', 'event-1')
  await server.jobs.run()
  expect(handled).toEqual([{ seen: 7 }])
})

test('an event whose handler fails stays unprocessed for the next attempt', async () => {
  failures = 1
  await post('mail', 'event-2')
  await expect(server.jobs.run()).rejects.toThrow('The first attempt fails.')
  const [event] = await server.services.db
    .select()
    .from(webhookEvents)
    .where(eq(webhookEvents.eventId, 'event-2'))
  expect(event?.processedAt).toBeNull()
})

test('events are deleted after 60 days', async () => {
  await post('mail', 'event-3')
  await server.jobs.run()
  await deleteExpiredJob.run(server.ctx, {})
  expect(await server.services.db.$count(webhookEvents)).toBeGreaterThan(0)

  server.clock.advance(days(61))
  await deleteExpiredJob.run(server.ctx, {})
  expect(await server.services.db.$count(webhookEvents)).toBe(0)
})
