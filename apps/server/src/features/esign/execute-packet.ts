import { executedFiles } from '@countersign/database'
import { z } from 'zod'
import type { ExecutedFile } from '@countersign/esign'
import type { Context } from '../../kernel/context.ts'
import { recordEvent } from '../../kernel/record-event.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { findPacket, lockPacket, movePacket, type PacketRow } from '../packets/index.ts'
import { enqueueTimeStamp } from '../time-stamps/index.ts'
import { readInvites } from '../signing-invites/index.ts'
import { mailExecuted } from './mail-executed.ts'
import { leaseSeconds, underSealLease } from './seal-lease.ts'
import { keepSealingProblem } from './sealing-problem.ts'

export const executePacketJob = 'execute-packet'
export const ExecutePacket = z.object({ packetId: z.uuid() })

/**
 * Makes the executed file of a packet that everyone has signed. The file is safe in the store before
 * the row that names it; row, move, event and mails are one transaction, and the row's key is the
 * packet's: run twice or cut off anywhere, it ends in one file and one mail each.
 */
export async function executePacket(
  ctx: Context,
  { packetId }: z.output<typeof ExecutePacket>,
): Promise<void> {
  const packet = await findPacket(ctx, packetId)
  if (!packet || !awaitsFile(packet)) {
    return
  }

  const made = await underSealLease(ctx, packetId, () => makeFile(ctx, packet))
  if (!made) {
    await askLater(ctx, packetId)
  }
}

/** In the transaction of the owner's signature: begins at once, with a job as the net below. */
export async function enqueueExecution(ctx: Context, packetId: string): Promise<void> {
  const options = { singletonKey: packetId, directly: { netAfterSeconds: leaseSeconds } }

  await ctx.parts.jobs.enqueue(ctx, executePacketJob, { packetId }, options)
}

/** Somebody else is at it. Should they die, this is when it shows. */
async function askLater(ctx: Context, packetId: string): Promise<void> {
  const startAfter = new Date(ctx.clock.now().getTime() + leaseSeconds * 1000)

  await ctx.parts.jobs.enqueue(
    ctx,
    executePacketJob,
    { packetId },
    { singletonKey: packetId, startAfter },
  )
}

async function makeFile(ctx: Context, { id, documentGroupId }: PacketRow): Promise<void> {
  try {
    const file = await ctx.parts.signing.executedFile({ groupId: documentGroupId })
    const sha256 = await ctx.parts.files.put(file.pdf)
    await inTransaction(ctx, (tx) => keepFile(tx, id, { ...file, sha256 }))
  } catch (error) {
    await keepSealingProblem(ctx, id, error)
    throw error
  }
}

async function keepFile(ctx: Context, packetId: string, file: ExecutedFile): Promise<void> {
  const packet = await lockPacket(ctx, packetId)
  if (!packet || !awaitsFile(packet)) {
    return
  }

  const { sha256, pages } = file
  await ctx.db.insert(executedFiles).values({
    packetId,
    sha256,
    bytes: file.pdf.byteLength,
    pages,
    sealedAt: new Date(file.sealedAt),
  })
  await movePacket(ctx, packetId, 'FULLY_EXECUTED', {
    executionDate: packet.ownerSignedAt,
    sealingProblem: null,
    sealingLease: null,
    sealingLeasedUntil: null,
  })
  await recordEvent(ctx, {
    stream: `group:${packet.documentGroupId}`,
    type: 'packet.executed',
    data: { sha256, bytes: file.pdf.byteLength, pages, sealedAt: file.sealedAt, seal: file.seal },
  })
  if (lacksTimeStamp(ctx, file)) {
    await enqueueTimeStamp(ctx, packetId)
  }
  await mailExecuted(ctx, packet, await readInvites(ctx, packetId))
}

/** No authority answered when the file was sealed; it stands at B-B, and says so. */
function lacksTimeStamp(ctx: Context, { seal }: ExecutedFile): boolean {
  return seal?.level === 'B-B' && ctx.parts.sealing.settings.level !== 'B-B'
}

/** Everyone has signed, and there is no file yet. */
function awaitsFile({ ownerSignedAt, executionDate, status }: PacketRow): boolean {
  return (
    ownerSignedAt !== null && executionDate === null && status === 'AWAITING_LANDLORD_SIGNATURE'
  )
}
