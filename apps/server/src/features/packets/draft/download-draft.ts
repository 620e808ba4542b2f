import { events } from '@countersign/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { assertCan, findOwnPacket, lockOwnPacket } from '../../packet/index.ts'

/**
 * The filled documents with the signatures so far: each page marked as a draft, or unmarked to be
 * signed in ink. Recorded once for each
 * state of the documents, however often it is read.
 */
export async function downloadDraft(
  ctx: Context,
  { groupId, purpose }: { groupId: string; purpose?: 'paper' | undefined },
): Promise<{ bytes: Uint8Array }> {
  const packet = await findOwnPacket(ctx, groupId)
  assertCan(
    ctx,
    { action: 'print', packet },
    'The documents can be read after they are filled out.',
  )

  const { pdf, sha256 } = await ctx.ports.signing.getDraftFile({
    groupId,
    ...(purpose && { forPaper: true }),
  })
  await inTransaction(ctx, async (tx) => {
    await lockOwnPacket(tx, groupId)
    if (!(await isRecorded(tx, { groupId, sha256 }))) {
      await recordEvent(tx, {
        stream: packetStream(groupId),
        type: 'packet.draft-downloaded',
        data: { sha256, ...(purpose && { purpose }) },
      })
    }
  })
  return { bytes: pdf }
}

async function isRecorded(
  ctx: Context,
  { groupId, sha256 }: { groupId: string; sha256: string },
): Promise<boolean> {
  const [known] = await ctx.db
    .select({ seq: events.seq })
    .from(events)
    .where(
      and(
        eq(events.stream, packetStream(groupId)),
        eq(events.type, 'packet.draft-downloaded'),
        sql`${events.data} ->> 'sha256' = ${sha256}`,
      ),
    )
    .limit(1)

  return known !== undefined
}
