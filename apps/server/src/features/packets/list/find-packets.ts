import type { PacketPage, PacketQuery } from '@countersign/contract/schemas/packets/packet-list'
import type { PacketGroup } from '@countersign/contract/schemas/packets/packet-status'
import { limits } from '@countersign/contract/rules/limits'
import { packetGroups } from '@countersign/contract/rules/packet-groups'
import { packets } from '@countersign/database'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { type PacketRow, searchWords } from '../../packet/index.ts'
import { hasBeginning, isListed, listedConditions, matchesFilters } from './list-filter.ts'
import { afterListCursor, orderColumns } from './list-order.ts'

/** The newest that are looked through before an index on the words is asked. */
const lookedThrough = 3000
/** As many, if a page is likely to be found there: an index would find thousands for it. */
const lookedThroughIfLikely = 18_000
/** What is found in more packets than this is found by looking through. */
const maxFound = 5000

/** Half of them the first of the list, half the last, to see which words are in very many packets. */
const sampled = 500
const commonFrom = sampled / 10

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
  if (listedConditions(ctx, query).length === 0 || query.hidden === 'all') {
    return { rows: await selectPackets(ctx, query) }
  }

  const near = await lookThroughNewest(ctx, query)
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

async function lookThroughNewest(ctx: Context, query: PacketQuery): Promise<string[]> {
  const near = await lookThrough(ctx, query, lookedThrough)
  const isEnough = near.length > query.limit
  const expected = (near.length * lookedThroughIfLikely) / lookedThrough

  return isEnough || expected <= 2 * query.limit
    ? near
    : lookThrough(ctx, query, lookedThroughIfLikely)
}

async function lookThrough(ctx: Context, query: PacketQuery, many: number): Promise<string[]> {
  const listed = and(isListed(ctx, query), afterListCursor(query.after, query))
  const { rows } = await ctx.db.execute(sql`
    select ${packets.id} from (
      select * from ${packets} where ${listed} order by ${inOrder(query)} limit ${many}
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
    // Several words that are each in many packets look like a reason to read the whole table, and to start
    // workers for it, which takes longer than to read the index.
    await tx.db.execute(sql`select set_config('enable_seqscan', 'off', true),
      set_config('max_parallel_workers_per_gather', '0', true)`)
    const byBeginnings = await areCommonApart(tx, query)
    const { rows } = await tx.db.execute(findByIndexStatement(ctx, query, { byBeginnings }))
    const { total, ids, ...counts } = Found.parse(rows[0])

    return { total, ids, counts }
  })
}

/** Whether several words are each in many of the sampled packets, and hardly together: not even their beginnings. */
export async function areCommonApart(ctx: Context, query: PacketQuery): Promise<boolean> {
  const words = searchWords(query.searchTerm).flatMap(({ long }) => long ?? [])
  if (words.length < 2) {
    return false
  }

  const beginnings = words.map(hasBeginning)
  const counts = [and(...beginnings), ...beginnings].map(
    (condition) => sql`count(*) filter (where ${condition})`,
  )
  const ends = (['asc', 'desc'] as const).map(
    (direction) => sql`(select * from ${packets} where ${isListed(ctx, query)}
      order by ${inOrder({ ...query, direction })} limit ${sampled / 2})`,
  )
  const { rows } = await ctx.db.execute(sql`
    select array[${sql.join(counts, sql`, `)}]::int[] as counts
    from (${sql.join(ends, sql` union all `)}) ${packets}`)
  const [together = 0, ...apart] = Counts.parse(rows[0]).counts
  return apart.filter((many) => many >= commonFrom).length >= 2 && together < commonFrom / 10
}

const Counts = z.object({ counts: z.array(z.number()) })

/**
 * Materialized and without a limit of its own, so that no index in the order of the list is used; no
 * more rows are read than the limit after it asks for.
 */
export function findByIndexStatement(
  ctx: Context,
  query: PacketQuery,
  { byBeginnings }: { byBeginnings?: boolean } = {},
): SQL {
  const { group, ...rest } = query
  const listed = matchesFilters(ctx, rest, { byBeginnings })
  const everyGroup = and(listed, afterListCursor(query.after, query))
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
