import { events } from '@countersign/database'
import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Context } from '../../../kernel/context.ts'
import { eraseFromStream } from '../../../kernel/events/erase-events.ts'
import { chainStart, hashEvent } from '../../../kernel/events/event-chain.ts'
import type { EventStream } from '../../../kernel/events/event-stream.ts'
import { parseEvent } from '../../../kernel/events/parse-event.ts'
import { erasedText, type PartName } from '../../../kernel/events/personal-fields.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { changeEvents } from '../../../testing/break-chain.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import { checkEvents } from './check-events.ts'
import { verifyChains } from './verify-chains.ts'

let server: TestApp
let ctx: Context
beforeEach(async () => {
  server = await startTestApp()
  ctx = { ...server.ctx, origin: { ip: '203.0.113.7', userAgent: 'A phone' } }
})
afterEach(() => server.stop())

const stream: EventStream = 'group:lease'
const question = { role: 'TT1', words: 'Is heat included? Tara Teal, 555 0101' } as const
const before = { name: 'Tara Teal', email: 'tara@example.com', phone: '+12175550101' }
const correction = { role: 'TT1', before, after: { ...before, email: 'teal@example.com' } } as const

for (const [kind, record] of [
  ['recorded with digests', recordNew],
  ['recorded before there were digests', recordOld],
] as const) {
  test(`events ${kind} read as they were recorded`, async () => {
    await record()

    expect((await read()).map(parseEvent)).toMatchObject([
      { data: question },
      { data: correction },
      { data: question },
    ])
    expect(await verifyChains(ctx.db)).toMatchObject({ erased: 0, broken: [] })
  })

  test(`of events ${kind}, what is personal is erased and the chain stays intact`, async () => {
    await record()
    const hashes = (await read()).map(({ hash }) => hash)
    await checkEvents(ctx)

    expect(await erase()).toBe(3)
    expect(await erase()).toBe(0)

    const rows = await read()
    expect(rows.slice(0, 3).map(({ hash }) => hash)).toEqual(hashes)
    const stored = JSON.stringify(rows)
    for (const text of ['Tara', 'teal@', '203.0.113.7', 'A phone', '5550101', 'salt":"']) {
      expect(stored).not.toContain(text)
    }
    expect(rows.map(parseEvent)).toMatchObject([
      { data: { role: 'TT1', words: erasedText } },
      { data: { role: 'TT1', before: { name: erasedText } } },
      { data: { words: erasedText } },
      ...rows.slice(3).map(() => ({ type: 'personal-data.erased' })),
    ])
    await checkEvents(ctx)
    expect(await verifyChains(ctx.db)).toMatchObject({ erased: 3, broken: [] })
  })

  test(`of events ${kind}, addresses may go before names do`, async () => {
    await record()

    expect(await erase(['origin'])).toBe(3)
    expect((await read()).map(parseEvent)).toMatchObject([
      { data: question },
      { data: correction },
      { data: question },
      ...(await read()).slice(3).map(() => ({})),
    ])
    expect(JSON.stringify(await read())).not.toContain('203.0.113.7')
    expect(await erase()).toBe(3)
    expect(await verifyChains(ctx.db)).toMatchObject({ erased: 3, broken: [] })
  })

  test(`of events ${kind}, one that was changed after the erasure is found`, async () => {
    await record()
    await erase()
    await changeEvents(server.services.db, sql`update events set actor = 'visitor' where seq = 2`)

    expect((await verifyChains(ctx.db)).broken).toEqual([{ stream, seq: 2, kind: 'changed' }])
  })
}

test('a value beside an event that is not the one recorded is found', async () => {
  await recordNew()
  await changeEvents(
    server.services.db,
    sql`update events set personal = jsonb_set(personal, '{data,values,words}', '"No"') where seq = 1`,
  )

  expect((await verifyChains(ctx.db)).broken).toEqual([{ stream, seq: 1, kind: 'changed' }])
})

test('an event without digests whose values vanished without a record of it is found', async () => {
  await recordOld()
  await changeEvents(
    server.services.db,
    sql`update events set ip = null, personal = '{}' where seq = 1`,
  )

  expect((await verifyChains(ctx.db)).broken).toEqual([{ stream, seq: 1, kind: 'changed' }])
})

test('an erasure falls with its transaction', async () => {
  await recordNew()
  const failed = inTransaction(ctx, async (tx) => {
    await eraseFromStream(tx, { stream, reason: 'request' })
    throw new Error('no')
  })

  await expect(failed).rejects.toThrow('no')
  expect(JSON.stringify(await read())).toContain('Tara Teal')
})

async function recordNew(): Promise<void> {
  for (const event of [
    { type: 'packet.question-asked', data: question },
    { type: 'packet.signer-corrected', data: correction },
    { type: 'packet.question-asked', data: question },
  ] as const) {
    await inTransaction(ctx, (tx) => recordEvent(tx, { stream, ...event }))
  }
}

/** As earlier versions did, with everything in what is hashed. */
async function recordOld(): Promise<void> {
  let previousHash = chainStart.hash
  for (const [index, data] of [question, correction, question].entries()) {
    const event = {
      stream,
      seq: index + 1,
      type: data === correction ? 'packet.signer-corrected' : 'packet.question-asked',
      actor: 'resident:TT1',
      at: server.clock.now(),
      data,
      ip: '203.0.113.7',
      userAgent: 'A phone',
      timeZone: null,
      previousHash,
    }
    previousHash = hashEvent(event)
    await ctx.db.insert(events).values({ ...event, hash: previousHash })
  }
}

function erase(parts?: PartName[]): Promise<number> {
  return inTransaction(ctx, (tx) =>
    eraseFromStream(tx, { stream, reason: 'request', ...(parts && { parts }) }),
  )
}

function read() {
  return ctx.db.select().from(events).where(eq(events.stream, stream)).orderBy(asc(events.seq))
}
