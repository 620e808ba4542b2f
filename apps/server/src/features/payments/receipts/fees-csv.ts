import type { FeesQuery } from '@countersign/contract/schemas/members'
import { packets, receipts, refunds, users } from '@countersign/database'
import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { formatCsvInstant, withCsvHeader, writeCsvRow } from '../../../kernel/csv.ts'
import { formatReceiptNumber } from '../../packet/index.ts'

const membersPerQuery = 100

/** For the association: every fee of these days by member, oldest first; a fee of 0 is left out. */
export function writeFeesCsv(ctx: Context, query: FeesQuery): AsyncGenerator<string> {
  return withCsvHeader(Object.keys(columns), writeFees(ctx, query))
}

async function* writeFees(ctx: Context, query: FeesQuery): AsyncGenerator<string> {
  const timeZone = ctx.origin.timeZone ?? 'UTC'
  const isMeant = isInDays(query, timeZone)
  const payers = await ctx.db
    .selectDistinct({ id: users.id, order: sql<string>`lower(${users.name})` })
    .from(receipts)
    .innerJoin(users, eq(users.id, receipts.ownerId))
    .where(and(isNotNull(receipts.number), isMeant))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))

  for (let start = 0; start < payers.length; start += membersPerQuery) {
    const ids = payers.slice(start, start + membersPerQuery).map(({ id }) => id)
    const fees = await selectFees(ctx, and(inArray(receipts.ownerId, ids), isMeant))
    yield fees
      .map((fee) => writeCsvRow(Object.values(columns).map((value) => value(fee, timeZone))))
      .join('')
  }
}

type Fee = Awaited<ReturnType<typeof selectFees>>[number]

function selectFees({ db }: Context, isMeant: SQL | undefined) {
  return db
    .select({
      member: users.name,
      email: users.email,
      number: receipts.number,
      paidAt: receipts.paidAt,
      groupId: packets.documentGroupId,
      categories: packets.categories,
      amountCents: receipts.amountCents,
      refundedCents: sql<number>`(select coalesce(sum(${refunds.amountCents}), 0)::int from ${refunds} where ${refunds.paymentId} = ${receipts.paymentId} and ${refunds.status} = 'succeeded')`,
      currency: receipts.currency,
      settlement: receipts.settlement,
    })
    .from(receipts)
    .innerJoin(packets, eq(packets.id, receipts.packetId))
    .innerJoin(users, eq(users.id, receipts.ownerId))
    .where(and(isNotNull(receipts.number), isMeant))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id), asc(receipts.number))
}

const columns: Record<string, (fee: Fee, timeZone: string) => string> = {
  Member: ({ member }) => member,
  Email: ({ email }) => email,
  Month: ({ paidAt }, timeZone) => formatMonth(paidAt, timeZone),
  Receipt: ({ number }) => formatReceiptNumber(number) ?? '',
  Date: ({ paidAt }, timeZone) => formatCsvInstant(paidAt.toISOString(), timeZone),
  'Packet ID': ({ groupId }) => groupId,
  'Form class': ({ categories }) => categories.join('; '),
  Amount: ({ amountCents }) => toDollars(amountCents),
  Refunded: ({ refundedCents }) => toDollars(refundedCents),
  Currency: ({ currency }) => currency,
  Settlement: ({ settlement }) => (settlement === 'invoiced' ? 'Will be invoiced' : 'Paid'),
}

/** A plain number, so that a spreadsheet can add it up. */
export function toDollars(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** 2026-11 */
function formatMonth(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    timeZone,
  }).formatToParts(instant)
  const part = (type: 'year' | 'month') => parts.find((one) => one.type === type)?.value ?? ''

  return `${part('year')}-${part('month')}`
}

/** The last day counts. */
function isInDays({ month, from, to }: FeesQuery, timeZone: string): SQL {
  const first = month === undefined ? from : `${month}-01`
  const after =
    month === undefined ? sql`${to}::date + 1` : sql`${first}::date + interval '1 month'`
  const startOf = (day: SQL) => sql`((${day})::timestamp at time zone ${timeZone})`

  return sql`${receipts.paidAt} >= ${startOf(sql`${first}::date`)} and ${receipts.paidAt} < ${startOf(after)}`
}
