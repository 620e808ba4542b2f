import { endedStatuses } from '@countersign/contract/rules/packet-lifecycle'
import { packets } from '@countersign/database'
import { notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { allowErasing, eraseFromStream } from '../../kernel/events/erase-events.ts'
import { toEventStream } from '../../kernel/events/event-stream.ts'
import { defineJob } from '../../kernel/jobs.ts'
import { addMs, days } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { inBatches } from './in-batches.ts'

const batchSize = 1000

/** A row of the table in docs/operations/database.md. */
export const addressRule = {
  what: 'Network addresses and browsers in the event log and of signers',
  keptFor: '1 year (`KEEP_ADDRESSES_DAYS`), and while the packet is under way',
  why: 'They help to find out who held a device. The sealed file has the address of a signature, masked.',
} as const

/** Idempotent. */
export const deleteAddressesJob = defineJob({
  name: 'delete-addresses',
  payload: z.object({}),
  every: '10 2 * * *',
  timeLimitSeconds: 3600,
  run: async (ctx) => {
    const before = addMs(ctx.clock.now(), -days(ctx.ports.retention.addressDays))
    const erased = {
      events:
        (await inBatches(batchSize, () => eraseBatch(ctx, before))) + (await eraseOld(ctx, before)),
      signers: await inBatches(batchSize, () => eraseFromEnvelopes(ctx, before)),
    }
    if (erased.events + erased.signers > 0) {
      ctx.log.info(erased, 'network addresses were erased whose time has come')
    }
  },
})

const isNotUnderWay = sql`not exists (select from packets where stream = 'group:' || document_group_id
  and ${notInArray(packets.status, endedStatuses)})`

/** Events whose hash covers only a digest. */
function eraseBatch(ctx: Context, before: Date): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    await allowErasing(tx)
    const { rowCount } = await tx.db.execute(sql`
      update events set personal = personal - 'origin' where id = any(array(
        select id from events where (ip is not null or personal ? 'origin') and personal ? 'origin'
          and at < ${before.toISOString()} and ${isNotUnderWay} order by at limit ${batchSize}))`)
    return rowCount ?? 0
  })
}

/** Events from before that, stream by stream: what becomes of them is recorded in it. */
async function eraseOld(ctx: Context, before: Date): Promise<number> {
  const { rows } = await ctx.db.execute<{ stream: string }>(sql`
    select distinct stream from events where ip is not null and at < ${before.toISOString()}
      and ${isNotUnderWay} limit ${batchSize}`)
  let total = 0
  for (const { stream } of rows) {
    total += await inTransaction(ctx, (tx) =>
      eraseFromStream(tx, {
        stream: toEventStream(stream),
        parts: ['origin'],
        isMeant: ({ at }) => at < before,
        reason: 'time',
      }),
    )
  }

  return total
}

/** Where a signature came from stands beside the signature, too. */
async function eraseFromEnvelopes({ db }: Context, before: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update envelopes set version = version + 1, body = jsonb_set(body, '{recipients}', (
      select jsonb_agg(recipient - 'origin' order by position)
      from jsonb_array_elements(body -> 'recipients') with ordinality as one(recipient, position)))
    where id = any(array(
      select envelopes.id from envelopes join packets on envelopes.id = document_group_id::uuid
      where status in ('FULLY_EXECUTED', 'ARCHIVED') and greatest(execution_date, archived_at)
        < ${before.toISOString()} and jsonb_path_exists(body, '$.recipients[*].origin')
      limit ${batchSize}))`)

  return rowCount ?? 0
}
