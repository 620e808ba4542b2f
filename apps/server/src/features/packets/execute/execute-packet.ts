import { executedFiles } from '@countersign/database'
import { z } from 'zod'
import type { ExecutedFile } from '@countersign/esign'
import type { Context } from '../../../kernel/context.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { findPacket, lockPacket } from '../read/find-packet.ts'
import { movePacket } from '../move-packet.ts'
import type { PacketRow } from '../rows.ts'
import { enqueueTimeStamp } from './add-time-stamp.ts'
import { readInvites } from '../invites/read-invites.ts'
import { mailExecuted } from './mail-executed.ts'
import { makeExecutedFiles, type MadeFiles } from './make-executed-files.ts'
import { leaseSeconds, withSealLease } from './seal-lease.ts'
import { recordSealingError } from './record-sealing-error.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

export const executePacketJob = 'execute-packet'
export const ExecutePacket = z.object({ packetId: z.uuid() })

/**
 * Makes the executed files of a packet that everyone has signed: one for all, or one for each from
 * whom something is kept. They are safe in the store before the rows that name them; rows, move,
 * event and mails are one transaction, and a row's key is packet and audience: run twice or cut off
 * anywhere, it ends in one file and one mail each.
 */
export async function executePacket(
  ctx: Context,
  { packetId }: z.output<typeof ExecutePacket>,
): Promise<void> {
  const packet = await findPacket(ctx, packetId)
  if (!packet || !awaitsFile(packet)) {
    return
  }

  const made = await withSealLease(ctx, packetId, () => makeFiles(ctx, packet))
  if (!made) {
    await scheduleRetry(ctx, packetId)
  }
}

/** In the transaction of the owner's signature: begins at once, with a job as the net below. */
export async function enqueueExecution(ctx: Context, packetId: string): Promise<void> {
  const options = { singletonKey: packetId, inline: { fallbackAfterSeconds: leaseSeconds } }

  await ctx.ports.jobs.enqueue(ctx, executePacketJob, { packetId }, options)
}

/** Somebody else is at it. Should they die, this is when it shows. */
async function scheduleRetry(ctx: Context, packetId: string): Promise<void> {
  const startAfter = new Date(ctx.clock.now().getTime() + leaseSeconds * 1000)

  await ctx.ports.jobs.enqueue(
    ctx,
    executePacketJob,
    { packetId },
    { singletonKey: packetId, startAfter },
  )
}

async function makeFiles(ctx: Context, { id, documentGroupId }: PacketRow): Promise<void> {
  try {
    const files = await makeExecutedFiles(ctx, documentGroupId)
    await inTransaction(ctx, (tx) => saveFiles(tx, id, files))
  } catch (error) {
    await recordSealingError(ctx, id, error)
    throw error
  }
}

async function saveFiles(
  ctx: Context,
  packetId: string,
  { complete, files }: MadeFiles,
): Promise<void> {
  const packet = await lockPacket(ctx, packetId)
  if (!packet || !awaitsFile(packet)) {
    return
  }

  await ctx.db.insert(executedFiles).values(
    files.map(({ audience, file }) => ({
      packetId,
      audience,
      sha256: file.sha256,
      bytes: file.pdf.byteLength,
      pages: file.pages,
      sealedAt: new Date(file.sealedAt),
    })),
  )
  await movePacket(ctx, packetId, 'FULLY_EXECUTED', {
    executionDate: packet.ownerSignedAt,
    sealingProblem: null,
    sealingLease: null,
    sealingLeasedUntil: null,
  })
  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: 'packet.executed',
    data: {
      sha256: complete.sha256,
      bytes: complete.pdf.byteLength,
      pages: complete.pages,
      sealedAt: complete.sealedAt,
      seal: complete.seal,
      files: files.map(({ audience, file }) => ({ audience, sha256: file.sha256 })),
    },
  })
  if (files.some(({ file }) => lacksTimeStamp(ctx, file))) {
    await enqueueTimeStamp(ctx, packetId)
  }
  await mailExecuted(ctx, packet, await readInvites(ctx, packetId))
}

/** No authority answered when the file was sealed; it stands at B-B, and says so. */
function lacksTimeStamp(ctx: Context, { seal }: ExecutedFile): boolean {
  return seal?.level === 'B-B' && ctx.ports.sealing.settings.level !== 'B-B'
}

/** Everyone has signed, and there is no file yet. */
function awaitsFile({ ownerSignedAt, executionDate, status }: PacketRow): boolean {
  return (
    ownerSignedAt !== null && executionDate === null && status === 'AWAITING_LANDLORD_SIGNATURE'
  )
}
