import type { PacketGroup, PacketPage, PacketQuery } from '@countersign/contract'
import { limits, packetGroups } from '@countersign/contract'
import { packets } from '@countersign/database'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import type { PacketRow } from '../rows.ts'
import { isListed, listedConditions, matchesFilters } from './list-filter.ts'
import { afterListCursor, orderColumns } from './list-order.ts'

/** The newest that are looked through before an index on the words is asked. */
const lookedThrough = 3000
/** What is found in more packets than this is found by looking through. */
const maxFound = 5000

interface FoundPackets {
  rows: PacketRow[]
  /** Undefined where they were not counted on the way. */
  counts?: PacketPage['counts']
}

/**
 * The packets of a page, and one more if there is a next page. Words and forms that occur in many
 * packets are found quickly in the order of the list, others by their index. The planner of
 * PostgreSQL cannot tell which: it takes the words of a search as independent of each other.
 */
export async function findPackets(ctx: Context, query: PacketQuery): Promise<FoundPackets> {
  if (listedConditions(ctx, query).length === 0 || query.putAway === 'all') {
    return { rows: await selectPackets(ctx, query) }
  }

  const near = await lookThrough(ctx, query)
  if (near.length > query.limit) {
    return { rows: await readInOrder(ctx, near) }
  }
  const found = await findByIndex(ctx, query)
  if (found.total > maxFound) {
    return { rows: await selectPackets(ctx, query) }
  }
  return {
    rows: await readInOrder(ctx, found.ids),
    ...(query.after === undefined && { counts: found.counts }),
  }
}

/** One row more than the page, to know whether there is a next one. */
export function selectPackets(ctx: Context, query: PacketQuery) {
  return ctx.db
    .select()
    .from(packets)
    .where(and(matchesFilters(ctx, query), afterListCursor(query.after, query)))
    .orderBy(...orderColumns(query))
    .limit(query.limit + 1)
}

const Row = z.object({ id: z.uuid() })

async function lookThrough(ctx: Context, query: PacketQuery): Promise<string[]> {
  const listed = and(isListed(ctx, query), afterListCursor(query.after, query))
  const { rows } = await ctx.db.execute(sql`
    select ${packets.id} from (
      select * from ${packets} where ${listed} order by ${inOrder(query)} limit ${lookedThrough}
    ) ${packets}
    where ${and(...listedConditions(ctx, query))}
    order by ${inOrder(query)} limit ${query.limit + 1}`)

  return rows.map((row) => Row.parse(row).id)
}

const count = z.coerce.number()
const Found = z.object({
  total: count,
  ids: z.array(z.uuid()),
  'needs-you': count,
  waiting: count,
  done: count,
})

async function findByIndex(ctx: Context, query: PacketQuery) {
  return inTransaction(ctx, async (tx) => {
    // Several words that are each in many packets look like a reason to read the whole table.
    await tx.db.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.db.execute(findByIndexStatement(ctx, query))
    const { total, ids, ...counts } = Found.parse(rows[0])

    return { total, ids, counts }
  })
}

/**
 * Materialized and without a limit of its own, so that no index in the order of the list is used; no
 * more rows are read than the limit after it asks for.
 */
export function findByIndexStatement(ctx: Context, query: PacketQuery): SQL {
  const { group, ...rest } = query
  const everyGroup = and(matchesFilters(ctx, rest), afterListCursor(query.after, query))
  const counts = packetGroups.map((each) => sql`${countFound(each)} as ${sql.identifier(each)}`)

  return sql`
    with matching as materialized (
      select ${packets.id}, ${packets.number}, ${packets.listGroup}, ${packets.createdAt},
        ${packets.sortName}, ${packets.sortExecuted}, ${packets.sortResident},
        ${packets.sortAddress}, ${packets.statusOrder}
      from ${packets} where ${everyGroup}
    ), found as materialized (select * from matching limit ${maxFound + 1})
    select (select count(*) from found) as total, ${sql.join(counts, sql`, `)},
      array(
        select ${packets.id} from found ${packets}
        where ${group ? eq(packets.listGroup, group) : sql`true`}
        order by ${inOrder(query)} limit ${query.limit + 1}
      ) as ids`
}

function countFound(group: PacketGroup): SQL {
  return sql`(select least(count(*), ${limits.maxCount}) from found ${packets}
    where ${eq(packets.listGroup, group)})`
}

function inOrder(query: PacketQuery): SQL {
  return sql.join(orderColumns(query), sql`, `)
}

async function readInOrder(ctx: Context, ids: readonly string[]): Promise<PacketRow[]> {
  if (ids.length === 0) {
    return []
  }
  const rows = await ctx.db
    .select()
    .from(packets)
    .where(inArray(packets.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))

  return ids.flatMap((id) => byId.get(id) ?? [])
}
