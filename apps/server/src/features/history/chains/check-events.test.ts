import { eventChecks, events } from '@countersign/database'
import { asc, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Context } from '../../../kernel/context.ts'
import { hashEvent } from '../../../kernel/events/event-chain.ts'
import { packetStream, type EventStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { changeEvents, rewriteChain } from '../../../testing/break-chain.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import { walkPacket } from '../../../testing/walk-packet.ts'
import { checkEvents } from './check-events.ts'
import { verifyChains } from './verify-chains.ts'

let server: TestApp
let ctx: Context
let logged: { level: number; msg: string; stream?: string }[]
beforeEach(async () => {
  server = await startTestApp()
  logged = []
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) })
  ctx = { ...server.ctx, log }
})
afterEach(() => server.stop())

test('intact chains are not reported', async () => {
  await record('group:one', 3)
  await record('user:two', 2)
  await checkEvents(ctx)
  await record('group:one', 1)
  await checkEvents(ctx)

  expect(await readChecks()).toEqual([
    { stream: 'group:one', intactSeq: 4, broken: null },
    { stream: 'user:two', intactSeq: 2, broken: null },
  ])
  expect(await verifyChains(ctx.db)).toEqual({ streams: 2, events: 6, erased: 0, broken: [] })
  expect(await readiness()).toEqual({ status: 'ready', warnings: [] })
  expect(logged).toEqual([])
})

test('an event that was changed before it was ever checked is found', async () => {
  await record('group:one', 3)
  await changeEvents(server.services.db, sql`update events set actor = 'visitor' where seq = 2`)

  await expectBroken({ stream: 'group:one', seq: 2, kind: 'changed' })
})

test('an event that was changed after it was found intact is found', async () => {
  await record('group:one', 3)
  await record('group:two', 3)
  await checkEvents(ctx)
  await changeEvents(
    server.services.db,
    sql`update events set data = '{"role":"TT2","words":""}' where stream = 'group:two' and seq = 1`,
  )

  await expectBroken({ stream: 'group:two', seq: 1, kind: 'changed' })
})

test('an event that was deleted between others is found', async () => {
  await record('group:one', 4)
  await changeEvents(server.services.db, sql`delete from events where seq = 3`)

  await expectBroken({ stream: 'group:one', seq: 3, kind: 'missing' })
})

test('an event that was deleted at the end is found by the position that was intact before', async () => {
  await record('group:one', 4)
  await checkEvents(ctx)
  await changeEvents(server.services.db, sql`delete from events where seq >= 3`)

  await expectBroken({ stream: 'group:one', seq: 3, kind: 'missing' })
})

test('events that were recorded after the end was cut off do not hide it', async () => {
  await record('group:one', 4)
  await checkEvents(ctx)
  await changeEvents(server.services.db, sql`delete from events where seq >= 3`)
  server.clock.advance(1000)
  await record('group:one', 5)

  await expectBroken({ stream: 'group:one', seq: 4, kind: 'changed' })
})

test('a stream of which every event was deleted is found', async () => {
  await record('group:one', 2)
  await checkEvents(ctx)
  await changeEvents(server.services.db, sql`delete from events`)

  await expectBroken({ stream: 'group:one', seq: 1, kind: 'missing' })
})

test('a chain that was rewritten with matching hashes is found', async () => {
  await record('group:one', 2)
  await checkEvents(ctx)
  const [, last] = await ctx.db.select().from(events).orderBy(asc(events.seq))
  const forged = { ...expectRow(last), actor: 'member:somebody' }
  await changeEvents(
    server.services.db,
    sql`update events set actor = ${forged.actor}, hash = ${hashEvent(forged)} where seq = 2`,
  )

  await expectBroken({ stream: 'group:one', seq: 2, kind: 'changed' })
})

test('a chain that was rewritten, with its check, is found by the sealed file of its packet', async () => {
  const { groupId } = await walkPacket(server, 'executed')
  await checkEvents(ctx)
  await rewriteChain(server.services.db, packetStream(groupId))
  await checkEvents(ctx)
  await checkEvents(ctx)

  expect((await readChecks()).filter(({ broken }) => broken)).toEqual([
    expect.objectContaining({ stream: packetStream(groupId) }),
  ])
  expect(logged.filter(({ level }) => level === 50)).toHaveLength(1)
})

test('an event that follows another one than when it was recorded is found', async () => {
  await record('group:one', 3)
  const [, second] = await ctx.db.select().from(events).orderBy(asc(events.seq))
  const forged = { ...expectRow(second), actor: 'member:somebody' }
  await changeEvents(
    server.services.db,
    sql`update events set actor = ${forged.actor}, hash = ${hashEvent(forged)} where seq = 2`,
  )

  await expectBroken({ stream: 'group:one', seq: 3, kind: 'out-of-order' })
})

test('a chain that was repaired is no longer reported', async () => {
  await record('group:one', 2)
  await changeEvents(server.services.db, sql`update events set ip = '192.0.2.1' where seq = 1`)
  await expectBroken({ stream: 'group:one', seq: 1, kind: 'changed' })
  await changeEvents(server.services.db, sql`update events set ip = null where seq = 1`)
  await checkEvents(ctx)

  expect(await verifyChains(ctx.db)).toMatchObject({ broken: [] })
  expect(await readiness()).toEqual({ status: 'ready', warnings: [] })
  expect(logged.at(-1)?.msg).toBe('an event chain that was broken is intact again')
})

test('an event that commits after one with a higher id is checked by the next run', async () => {
  let commit = () => {}
  const mayCommit = new Promise<void>((resolve) => {
    commit = resolve
  })
  let recorded = () => {}
  const isRecorded = new Promise<void>((resolve) => {
    recorded = resolve
  })
  const slow = inTransaction(ctx, async (tx) => {
    await recordOne(tx, 'group:slow')
    recorded()
    await mayCommit
  })
  await isRecorded
  await record('group:quick', 1)
  await checkEvents(ctx)
  commit()
  await slow
  await checkEvents(ctx)

  expect((await readChecks()).map(({ stream }) => stream)).toEqual(['group:quick', 'group:slow'])
})

test('more events than fit one page and one batch are all checked', async () => {
  await record('group:long', 2)
  const [last] = await ctx.db.select().from(events).where(eq(events.seq, 2))
  const rows = continueChain(expectRow(last), 5200)
  for (let from = 0; from < rows.length; from += 1000) {
    await ctx.db.insert(events).values(rows.slice(from, from + 1000))
  }
  await checkEvents(ctx)

  expect(await readChecks()).toEqual([{ stream: 'group:long', intactSeq: 5202, broken: null }])
  expect(await verifyChains(ctx.db)).toEqual({ streams: 1, events: 5202, erased: 0, broken: [] })
  await changeEvents(server.services.db, sql`delete from events where seq = 4321`)
  await expectBroken({ stream: 'group:long', seq: 4321, kind: 'missing' })
})

type Row = typeof events.$inferSelect

function continueChain(last: Row, count: number): Omit<Row, 'id'>[] {
  const { id: _, ...first } = last
  const rows: Omit<Row, 'id'>[] = []
  let previous = first
  for (let index = 0; index < count; index += 1) {
    const next = { ...previous, seq: previous.seq + 1, previousHash: previous.hash }
    previous = { ...next, hash: hashEvent(next) }
    rows.push(previous)
  }

  return rows
}

interface Break {
  stream: string
  seq: number
  kind: string
}

/** Found by the job, once in the log however often it runs, by the command, and by readiness. */
async function expectBroken(broken: Break): Promise<void> {
  await checkEvents(ctx)
  await checkEvents(ctx)

  const checks = await readChecks()
  expect(checks.filter((check) => check.broken)).toMatchObject([
    { stream: broken.stream, broken: `${broken.kind} at ${broken.seq}` },
  ])
  expect(logged).toMatchObject([{ ...broken, level: 50, msg: 'an event chain is broken' }])
  expect((await verifyChains(ctx.db)).broken).toEqual([broken])
  expect(await readiness()).toEqual({
    status: 'ready',
    warnings: [
      {
        code: 'broken-event-chain',
        detail: 'One event chain is broken. Run "npm run events -- verify" to see where.',
      },
    ],
  })
}

async function readiness(): Promise<unknown> {
  const response = await server.app.inject({ url: '/api/health/ready' })
  expect(response.statusCode).toBe(200)

  return response.json()
}

async function readChecks() {
  const rows = await ctx.db.select().from(eventChecks).orderBy(asc(eventChecks.stream))

  return rows.map(({ stream, intactSeq, brokenSeq, brokenKind }) => ({
    stream,
    intactSeq,
    broken: brokenKind && `${brokenKind} at ${brokenSeq}`,
  }))
}

async function record(stream: EventStream, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await inTransaction(ctx, (tx) => recordOne(tx, stream))
  }
}

function recordOne(tx: Context, stream: EventStream): Promise<void> {
  return recordEvent(tx, {
    stream,
    type: 'packet.question-asked',
    data: { role: 'TT1', words: 'Is heat included?' },
  })
}

function expectRow(row: Row | undefined): Row {
  if (!row) {
    throw new Error('The event was recorded.')
  }

  return row
}
