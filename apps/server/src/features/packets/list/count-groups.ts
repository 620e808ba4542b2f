import { limits } from '@countersign/contract/rules/limits'
import { packetGroups } from '@countersign/contract/rules/packet-groups'
import type { PacketFilters, PacketPage } from '@countersign/contract/schemas/packets/packet-list'
import type { PacketGroup } from '@countersign/contract/schemas/packets/packet-status'
import { packets } from '@countersign/database'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { errorCode } from '../../../kernel/error-code.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { listedConditions, matchesFilters, statusesOf } from './list-filter.ts'

export const noCounts = { 'needs-you': 0, waiting: 0, done: 0 }

/**
 * No index finds that a common word occurs nowhere in a group: then the counts are left out. What
 * PostgreSQL expects to be quick (in its cost units) may take longer, on a busy machine.
 */
const quickCost = 2000
const timeLimitMs = { quick: 300, slow: 15 }

const Counts = z.object({
  'needs-you': z.coerce.number(),
  waiting: z.coerce.number(),
  done: z.coerce.number(),
})

/** Each stops at `limits.maxCount`. Null where counting takes too long. */
export async function countGroups(
  ctx: Context,
  filters: PacketFilters,
): Promise<PacketPage['counts']> {
  const columns = packetGroups.map(
    (group) => sql`(${countGroup(ctx, filters, group)}) as ${sql.identifier(group)}`,
  )
  const counts = sql`select ${sql.join(columns, sql`, `)}`

  return inTransaction(ctx, async (tx) => {
    await limitTime(tx, timeLimitMs.quick)
    if (listedConditions(ctx, filters).length > 0 && (await estimateCost(tx, counts)) > quickCost) {
      await limitTime(tx, timeLimitMs.slow)
    }
    const { rows } = await tx.db.execute(counts)
    return Counts.parse(rows[0])
  }).catch((error: unknown) => {
    if (error instanceof Error && errorCode(error.cause ?? error) === queryCanceled) {
      return null
    }
    throw error
  })
}

const Plan = z.object({
  'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Total Cost': z.number() }) })]),
})

async function estimateCost(tx: Context, statement: SQL): Promise<number> {
  const { rows } = await tx.db.execute(sql`explain (format json) ${statement}`)
  return Plan.parse(rows[0])['QUERY PLAN'][0].Plan['Total Cost']
}

async function limitTime(tx: Context, milliseconds: number): Promise<void> {
  await tx.db.execute(sql.raw(`set local statement_timeout = ${milliseconds}`))
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const queryCanceled = '57014'

function countGroup(ctx: Context, filters: PacketFilters, group: PacketGroup): SQL {
  const { status } = filters
  if (status && !statusesOf[group].includes(status)) {
    return sql`select 0`
  }

  return sql`select count(*) from (
    select 1 from ${packets} where ${matchesFilters(ctx, { ...filters, group })}
    limit ${limits.maxCount}) found`
}
