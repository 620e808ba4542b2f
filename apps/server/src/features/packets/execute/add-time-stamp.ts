import { executedFiles } from '@countersign/database'
import { stampSealedFile, getTimeStamping } from '@countersign/esign/sealing'
import type { StampedFile } from '@countersign/esign/sealing'
import { inspectFile } from '@countersign/esign/verify'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { findPacket, lockPacket } from '../read/find-packet.ts'
import type { PacketRow } from '../rows.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

export const addTimeStampJob = 'add-time-stamp'
export const AddTimeStamp = z.object({ packetId: z.uuid(), attempt: z.number().int().min(0) })

const minute = 60_000
const longestPauseMs = 6 * 60 * minute

/** In the transaction of whatever has found a file without the time stamp that it should have. */
export async function enqueueTimeStamp(ctx: Context, packetId: string, attempt = 0): Promise<void> {
  const pause = Math.min(minute * 2 ** attempt, longestPauseMs)
  await ctx.ports.jobs.enqueue(
    ctx,
    addTimeStampJob,
    { packetId, attempt },
    { singletonKey: packetId, startAfter: new Date(ctx.clock.now().getTime() + pause) },
  )
}

/**
 * Adds the time stamp that no authority gave when a packet was sealed, as an incremental update. The
 * new file is safe in the store before the row names it; the event keeps the old file's hash. While
 * no authority answers it asks again, with growing pauses.
 */
export async function addTimeStampLater(
  ctx: Context,
  { packetId, attempt }: z.output<typeof AddTimeStamp>,
): Promise<void> {
  const packet = await findPacket(ctx, packetId)
  if (!packet) {
    return
  }

  for (const sha256 of await currentFiles(ctx, packetId)) {
    if (!(await stampFile(ctx, packet, sha256))) {
      await enqueueTimeStamp(ctx, packetId, attempt + 1)
      return
    }
  }
}

/** Everyone's file, or those of the signers where private copies are kept from some. */
async function currentFiles(ctx: Context, packetId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ sha256: executedFiles.sha256 })
    .from(executedFiles)
    .where(eq(executedFiles.packetId, packetId))

  return rows.map(({ sha256 }) => sha256)
}

/** Whether nothing is left to do for this file. */
async function stampFile(ctx: Context, packet: PacketRow, sha256: string): Promise<boolean> {
  const { settings, ports } = ctx.ports.sealing
  const timeStamping = getTimeStamping(settings, ports)
  const pdf = await ctx.ports.files.read(sha256)
  if (!timeStamping || !pdf || (await hasTimeStamp(ctx, pdf))) {
    return true
  }

  const identity = await ctx.ports.sealing.identity()
  const stamped = await stampSealedFile(pdf, { ...ports, ...settings, identity, timeStamping })
  if (!stamped.pdf) {
    ctx.log.warn({ packetId: packet.id, why: stamped.warnings }, 'no time stamp yet')
    return false
  }
  const kept = await ctx.ports.files.put(stamped.pdf)
  await inTransaction(ctx, (tx) => replaceFile(tx, packet, { ...stamped, from: sha256, to: kept }))
  return true
}

async function hasTimeStamp(ctx: Context, pdf: Uint8Array): Promise<boolean> {
  const { timeStamps } = await inspectFile(pdf, await ctx.ports.authority.rootPems())

  return timeStamps.length > 0
}

type Replacement = Extract<StampedFile, { pdf: Uint8Array }> & { from: string; to: string }

/** Only in place of the file that was stamped: who comes second changes nothing. */
async function replaceFile(
  ctx: Context,
  { id, documentGroupId }: PacketRow,
  { pdf, level, at, from, to }: Replacement,
): Promise<void> {
  await lockPacket(ctx, id)
  const replaced = await ctx.db
    .update(executedFiles)
    .set({ sha256: to, bytes: pdf.byteLength })
    .where(and(eq(executedFiles.packetId, id), eq(executedFiles.sha256, from)))
    .returning({ id: executedFiles.packetId })
  if (replaced.length > 0) {
    await recordEvent(ctx, {
      stream: packetStream(documentGroupId),
      type: 'packet.time-stamped',
      data: { sha256: to, previousSha256: from, bytes: pdf.byteLength, level, timeStampedAt: at },
    })
  }
}
