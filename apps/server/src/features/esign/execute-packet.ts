import { executedFiles } from '@countersign/database'
import { z } from 'zod'
import type { ExecutedFile } from '@countersign/esign'
import type { Context } from '../../kernel/context.ts'
import { recordEvent } from '../../kernel/record-event.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { findPacket, lockPacket, movePacket, type PacketRow } from '../packets/index.ts'
import { readInvites } from '../signing-invites/index.ts'
import { mailExecuted } from './mail-executed.ts'

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

  const file = await ctx.parts.signing.executedFile({ groupId: packet.documentGroupId })
  const sha256 = await ctx.parts.files.put(file.pdf)
  await inTransaction(ctx, (tx) => keepFile(tx, packetId, { ...file, sha256 }))
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
  await movePacket(ctx, packetId, 'FULLY_EXECUTED', { executionDate: packet.ownerSignedAt })
  await recordEvent(ctx, {
    stream: `group:${packet.documentGroupId}`,
    type: 'packet.executed',
    data: { sha256, bytes: file.pdf.byteLength, pages, sealedAt: file.sealedAt },
  })
  await mailExecuted(ctx, packet, await readInvites(ctx, packetId))
}

/** Everyone has signed, and there is no file yet. */
function awaitsFile({ ownerSignedAt, executionDate, status }: PacketRow): boolean {
  return (
    ownerSignedAt !== null && executionDate === null && status === 'AWAITING_LANDLORD_SIGNATURE'
  )
}
