import { uploadTurns, type Database } from '@countersign/database'
import { sql } from 'drizzle-orm'
import { errorCode } from '../../kernel/error-code.ts'

/** The rows of one process. All times are the database's. */
export interface UploadTurns {
  /** False if the member has as many files as one may have, at all servers. */
  enter(turn: { id: string; ownerId: string }): Promise<boolean>
  /** Which of this process's files is read next; `undefined` if none can be. */
  claim(): Promise<string | undefined>
  end(id: string): Promise<void>
  /** Those that are still there. */
  renew(): Promise<Set<string>>
}

interface UploadTurnOptions {
  db: Database
  server: string
  maxPerMember: number
  /** How long a process that ended blocks its members. */
  leaseSeconds?: number
}

/** So long it counts for the order that a member was served. */
const rememberedSeconds = 600

/**
 * Waiting uploads of all servers, in a table. Each process reads its own files, because it has their
 * bytes; the table decides whose is next and keeps a member from having two read at once. What a
 * process leaves behind when it ends expires with its lease.
 */
export function createUploadTurns(options: UploadTurnOptions): UploadTurns {
  const { db, server, maxPerMember, leaseSeconds = 30 } = options
  const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`

  return {
    enter: ({ id, ownerId }) =>
      db.transaction(async (tx) => {
        await tx.execute(deleteExpired)
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${ownerId}`}, 0))`,
        )
        const { rowCount } = await tx.execute(sql`
          insert into ${uploadTurns} (id, owner_id, server, leased_until)
          select ${id}, ${ownerId}, ${server}, ${leaseEnd}
          where (
            select count(*) from ${uploadTurns} where owner_id = ${ownerId} and ended_at is null
          ) < ${maxPerMember}`)
        return rowCount === 1
      }),

    async claim() {
      await db.execute(deleteExpired)
      try {
        const { rows } = await db.execute<{ id: string }>(sql`
          update ${uploadTurns} set started_at = clock_timestamp(), leased_until = ${leaseEnd}
          where id = (
            select turn.id from ${uploadTurns} turn
            where turn.server = ${server} and turn.started_at is null and not exists (
              select from ${uploadTurns} running where running.owner_id = turn.owner_id
              and running.started_at is not null and running.ended_at is null)
            order by (
              select max(last.started_at) from ${uploadTurns} last
              where last.owner_id = turn.owner_id
            ) nulls first, turn.position
            limit 1 for update skip locked)
          returning id`)
        return rows[0]?.id
      } catch (error) {
        if (isTaken(error)) {
          return undefined
        }
        throw error
      }
    },

    async end(id) {
      await db.execute(sql`
        update ${uploadTurns} set ended_at = clock_timestamp(),
          leased_until = clock_timestamp() + make_interval(secs => ${rememberedSeconds})
        where id = ${id}`)
    },

    async renew() {
      const { rows } = await db.execute<{ id: string }>(sql`
        update ${uploadTurns} set leased_until = ${leaseEnd}
        where server = ${server} and ended_at is null
        returning id`)
      return new Set(rows.map(({ id }) => id))
    },
  }
}

const deleteExpired = sql`
  delete from ${uploadTurns} where id in (
    select id from ${uploadTurns} where leased_until < clock_timestamp() for update skip locked)`

/** Another server has begun to read a file of the same member at the same instant. */
function isTaken(error: unknown): boolean {
  return errorCode(error instanceof Error ? (error.cause ?? error) : error) === '23505'
}
