import { events } from '@countersign/database'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import type { Context } from '../context.ts'
import { findChainBreak } from '../../testing/find-chain-break.ts'
import type { EventStream } from './event-stream.ts'
import { hashEvent } from './event-chain.ts'
import { recordEvent } from './record-event.ts'
import { inTransaction } from '../transaction.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const record = (ctx: Context, stream: EventStream, words = '') =>
  recordEvent(ctx, { stream, type: 'packet.question-asked', data: { role: 'TT1', words } })

const read = (stream: string) =>
  server.services.db.select().from(events).where(eq(events.stream, stream)).orderBy(events.seq)

test('an event is not recorded outside of the transaction of its change', async () => {
  await expect(record(server.ctx, 'group:outside')).rejects.toThrow(/in the transaction/)
  expect(await read('group:outside')).toEqual([])
})

test('an event falls with its change', async () => {
  const failed = inTransaction(server.ctx, async (tx) => {
    await record(tx, 'group:fallen')
    throw new Error('the change failed')
  })

  await expect(failed).rejects.toThrow('the change failed')
  expect(await read('group:fallen')).toEqual([])
})

test('a transaction within a transaction is the same one', async () => {
  const failed = inTransaction(server.ctx, async (outer) => {
    await inTransaction(outer, (inner) => record(inner, 'group:joined'))
    throw new Error('too late')
  })

  await expect(failed).rejects.toThrow('too late')
  expect(await read('group:joined')).toEqual([])
})

test('events recorded at the same time form one unbroken chain', async () => {
  const streams = ['group:busy', 'group:other', 'group:busy'] as const
  await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      inTransaction(server.ctx, (tx) =>
        recordEvent(tx, {
          stream: streams[index % 3] ?? 'group:none',
          type: 'packet.executed',
          data: {
            sha256: 'é \u2028 "',
            bytes: index,
            pages: 1,
            sealedAt: '2026-03-02T17:00:00.000Z',
            seal: { level: 'B-B', warnings: ['b', 'a'] },
            files: [{ sha256: '', audience: 'everyone' }],
          },
        }),
      ),
    ),
  )

  const busy = await read('group:busy')
  expect(busy.map(({ seq }) => seq)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
  expect(findChainBreak(busy)).toBeUndefined()
  expect(findChainBreak(await read('group:other'))).toBeUndefined()
})

test('one changed fact, a missing event or another order breaks the chain where it was touched', async () => {
  for (let index = 0; index < 4; index += 1) {
    await inTransaction(server.ctx, (tx) => record(tx, 'group:chain', `${index}`))
  }
  const chain = await read('group:chain')
  const [first, second, third, fourth] = chain
  if (!first || !second || !third || !fourth) {
    throw new Error('four events were recorded')
  }

  expect(findChainBreak([])).toBeUndefined()
  const otherWords = { ...second, data: { role: 'TT1', words: '9' } }
  expect(findChainBreak([first, otherWords, third, fourth])).toEqual({ seq: 2, kind: 'changed' })
  const otherTime = { ...second, at: new Date(0) }
  expect(findChainBreak([first, otherTime, third, fourth])).toEqual({ seq: 2, kind: 'changed' })
  expect(findChainBreak([first, third, fourth])).toEqual({ seq: 2, kind: 'missing' })
  expect(findChainBreak([first, third, second, fourth])).toEqual({ seq: 2, kind: 'missing' })
  expect(findChainBreak([second, third])).toEqual({ seq: 1, kind: 'missing' })
  const rehashed = { ...second, data: { role: 'TT1', words: '9' }, personal: null, hash: '' }
  const forged = { ...rehashed, hash: hashEvent(rehashed) }
  expect(findChainBreak([first, forged, third, fourth])).toEqual({ seq: 3, kind: 'out-of-order' })
})

test('the database itself refuses to change or remove what is recorded', async () => {
  await inTransaction(server.ctx, (tx) => record(tx, 'group:closed'))

  for (const statement of [
    sql`update events set data = '{}'`,
    sql`delete from events`,
    sql`truncate events`,
  ]) {
    await expect(server.services.db.execute(statement)).rejects.toThrow()
  }
  expect(await read('group:closed')).toHaveLength(1)
})
