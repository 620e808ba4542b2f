import { events, type PersonalParts } from '@countersign/database'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { EventStream } from './event-stream.ts'
import { hashEvent } from './event-chain.ts'
import { emptyPersonal, hasDigests, partNames, type PartName } from './personal-fields.ts'
import { recordEvent } from './record-event.ts'

type EventRow = typeof events.$inferSelect

interface Erasure {
  stream: EventStream
  parts?: readonly PartName[]
  /** Of which events; of all where it is not given. */
  isMeant?: (row: EventRow) => boolean
  reason: 'request' | 'time'
}

/**
 * Erases personal values of a stream's events, in a transaction. The hashes stay: those of newer events
 * cover only digests, and for those from before, an event says what hash they had and how they read now.
 * Idempotent. Returns how many events it erased something of.
 */
export async function eraseFromStream(
  ctx: Context,
  { stream, parts = partNames, isMeant = () => true, reason }: Erasure,
): Promise<number> {
  await allowErasing(ctx)
  await ctx.db.execute(sql`select lock_event_chain(${stream})`)
  const rows = await ctx.db
    .select()
    .from(events)
    .where(and(eq(events.stream, stream), mayHavePersonal()))
    .orderBy(asc(events.seq))

  const erasedBefore: { seq: number; hash: string; erasedHash: string }[] = []
  let count = 0
  for (const row of rows.filter(isMeant)) {
    const change = eraseFromEvent(row, parts)
    if (!change) {
      continue
    }
    await ctx.db.update(events).set(change).where(eq(events.id, row.id))
    count += 1
    if (!hasDigests(row.data)) {
      const { seq, hash } = row
      erasedBefore.push({ seq, hash, erasedHash: hashEvent({ ...row, ...change }) })
    }
  }

  if (erasedBefore.length > 0) {
    await recordEvent(ctx, {
      stream,
      type: 'personal-data.erased',
      data: { reason, events: erasedBefore },
      origin: {},
    })
  }
  return count
}

/** For this transaction: the database lets personal values of events be erased, and nothing else. */
export async function allowErasing(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`select set_config('countersign.erases_personal_data', 'on', true)`)
}

/** All from before there were digests: only what they say shows whether they are erased. */
function mayHavePersonal() {
  return sql`(not ${events.data} ? 'personalSha256' or ${events.personal} <> '{}')`
}

/** `undefined` where there is nothing to erase. */
function eraseFromEvent(
  row: EventRow,
  parts: readonly PartName[],
): Partial<Pick<EventRow, 'personal' | 'data' | 'ip' | 'userAgent'>> | undefined {
  if (hasDigests(row.data)) {
    return parts.some((name) => row.personal?.[name])
      ? { personal: withoutParts(row.personal, parts) }
      : undefined
  }

  const data = parts.includes('data') ? emptyPersonal(row) : row.data
  const origin = parts.includes('origin') ? { ip: null, userAgent: null } : {}
  const changed = { ...row, data, ...origin }
  return hashEvent(changed) === hashEvent(row) ? undefined : { data, ...origin, personal: {} }
}

function withoutParts(personal: PersonalParts | null, parts: readonly PartName[]): PersonalParts {
  return Object.fromEntries(
    partNames.flatMap((name) => {
      const part = personal?.[name]
      return part && !parts.includes(name) ? [[name, part]] : []
    }),
  )
}
