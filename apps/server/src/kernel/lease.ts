import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from './context.ts'

interface LeaseOptions {
  table: PgTable
  /** Of type uuid: who holds it. */
  holder: PgColumn
  /** By the database's clock, which all processes share. */
  until: PgColumn
  row: SQL
  /** What must be true of the row. */
  condition?: SQL | undefined
  /** A lease that was not renewed for this long has expired. */
  seconds: number
  /** How long to wait for another holder. Default 0. */
  patienceMs?: number
}

const renewalsPerLease = 3
const pauseMs = 100

/**
 * Runs the work while it holds the lease, and returns its result; undefined if there is no such row, or
 * another process keeps the lease. No transaction is open meanwhile. The lease of a crashed process
 * expires.
 */
export async function withLease<Result>(
  ctx: Context,
  options: LeaseOptions,
  work: () => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  const lease = { ...options, id: ctx.ids.uuid() }
  if (!(await waitForLease(ctx, lease))) {
    return undefined
  }

  const renewing = setInterval(
    () => void attempt(ctx, () => renew(ctx, lease)),
    (lease.seconds * 1000) / renewalsPerLease,
  )
  try {
    return { result: await work() }
  } finally {
    clearInterval(renewing)
    await attempt(ctx, () => release(ctx, lease))
  }
}

type Lease = LeaseOptions & { id: string }

async function waitForLease(ctx: Context, lease: Lease): Promise<boolean> {
  const deadline = performance.now() + (lease.patienceMs ?? 0)
  while (!(await take(ctx, lease))) {
    if (performance.now() >= deadline) {
      return false
    }
    await sleep(pauseMs)
  }
  return true
}

async function take(ctx: Context, lease: Lease): Promise<boolean> {
  const { table, holder, until, row, condition = sql`true`, seconds } = lease
  // More than ten leases ahead: the clock was set back since.
  const { rowCount } = await ctx.db.execute(sql`
    update ${table} set ${column(holder)} = ${lease.id}, ${column(until)} = ${end(seconds)}
    where ${row} and ${condition}
      and (${until} is null or ${until} < clock_timestamp() or ${until} > ${end(10 * seconds)})`)

  return rowCount === 1
}

async function renew(ctx: Context, lease: Lease): Promise<void> {
  const { table, holder, until, row, seconds, id } = lease
  await ctx.db.execute(
    sql`update ${table} set ${column(until)} = ${end(seconds)} where ${row} and ${holder} = ${id}`,
  )
}

async function release(ctx: Context, { table, holder, until, row, id }: Lease): Promise<void> {
  await ctx.db.execute(
    sql`update ${table} set ${column(holder)} = null, ${column(until)} = null
      where ${row} and ${holder} = ${id}`,
  )
}

function end(seconds: number): SQL {
  return sql`clock_timestamp() + make_interval(secs => ${seconds})`
}

function column({ name }: PgColumn): SQL {
  return sql`${sql.identifier(name)}`
}

/** The work is not lost with its lease: at worst another process repeats it. */
async function attempt(ctx: Context, change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch (error) {
    ctx.log.warn({ err: error }, 'a lease could not be renewed or released')
  }
}
