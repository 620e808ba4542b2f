import { executedFiles } from '@countersign/database'
import {
  stampSealedFile,
  type StampedFile,
} from '@countersign/seal/sealing/time-stamps/stamp-sealed-file'
import { getTimeStamping } from '@countersign/seal/sealing/seal-settings'
import { inspectFile } from '@countersign/seal/verify/inspect-file'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { defineJob, enqueue } from '../../../kernel/jobs.ts'
import { StorageError } from '../../../kernel/storage-error.ts'
import { addMs, minutes } from '../../../kernel/time.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { findPacket, lockPacket, type PacketRow } from '../../packet/index.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

/**
 * Adds a time stamp to a file that was sealed while no authority replied, as an incremental update.
 * The new file is durable before the row names it; the event keeps the old file's hash. Retries with
 * exponential backoff until an authority replies.
 */
export const addTimeStampJob = defineJob({
  name: 'add-time-stamp',
  payload: z.object({ packetId: z.uuid(), attempt: z.number().int().min(0) }),
  singletonKey: ({ packetId }) => packetId,
  run: addTimeStamp,
})

export async function enqueueTimeStamp(ctx: Context, packetId: string, attempt = 0): Promise<void> {
  const delayMs = Math.min(minutes(1) * 2 ** attempt, minutes(360))
  const startAfter = addMs(ctx.clock.now(), delayMs)

  await enqueue(ctx, addTimeStampJob, { packetId, attempt }, { startAfter })
}

async function addTimeStamp(
  ctx: Context,
  { packetId, attempt }: { packetId: string; attempt: number },
): Promise<void> {
  const packet = await findPacket(ctx, packetId)
  if (!packet) {
    return
  }

  for (const file of await currentFiles(ctx, packetId)) {
    if (!(await stampOrWait(ctx, packet, file))) {
      await enqueueTimeStamp(ctx, packetId, attempt + 1)
      return
    }
  }
}

/** One for everyone, or one per signer where private copies differ. */
function currentFiles(ctx: Context, packetId: string): Promise<CurrentFile[]> {
  return ctx.db
    .selectDistinct({ sha256: executedFiles.sha256, bytes: executedFiles.bytes })
    .from(executedFiles)
    .where(eq(executedFiles.packetId, packetId))
}

interface CurrentFile {
  sha256: string
  bytes: number
}

/** An outage of the file store may last longer than the queue would retry. */
async function stampOrWait(ctx: Context, packet: PacketRow, file: CurrentFile): Promise<boolean> {
  try {
    return await stampFile(ctx, packet, file)
  } catch (error) {
    if (!(error instanceof StorageError)) {
      throw error
    }
    ctx.log.warn({ err: error, packetId: packet.id }, 'a file waits for its time stamp')
    return false
  }
}

/** `false` where it must be retried. */
async function stampFile(
  ctx: Context,
  packet: PacketRow,
  { sha256, bytes }: CurrentFile,
): Promise<boolean> {
  const { settings, ports } = ctx.ports.sealing
  const timeStamping = getTimeStamping(settings, ports)
  if (!timeStamping) {
    return true
  }
  const pdf = await ctx.ports.files.read(sha256, { bytes })
  if (!pdf) {
    throw new StorageError('missing', 'The file that waits for a time stamp is missing.')
  }
  if (await hasTimeStamp(ctx, pdf)) {
    return true
  }

  const identity = await ctx.ports.sealing.identity()
  const stamped = await stampSealedFile(pdf, { ...ports, ...settings, identity, timeStamping })
  if (!stamped.pdf) {
    ctx.log.warn(
      { packetId: packet.id, warnings: stamped.warnings },
      'no time-stamp authority replied',
    )
    return false
  }
  const newSha256 = await ctx.ports.files.put(stamped.pdf)
  await inTransaction(ctx, (tx) =>
    replaceFile(tx, packet, { ...stamped, from: sha256, to: newSha256 }),
  )
  return true
}

async function hasTimeStamp(ctx: Context, pdf: Uint8Array): Promise<boolean> {
  const { timeStamps } = await inspectFile(pdf, await ctx.ports.authority.ownRoots())

  return timeStamps.length > 0
}

type Replacement = Extract<StampedFile, { pdf: Uint8Array }> & { from: string; to: string }

/** A conditional update on the old hash decides the race. */
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
