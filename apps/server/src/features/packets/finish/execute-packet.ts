import type { CopyRecipient } from '@countersign/contract/schemas/packets/copies'
import { executedFiles, packets, type Transaction } from '@countersign/database'
import type { ExecutedFile } from '@countersign/signing/provider'
import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { defineJob, enqueue } from '../../../kernel/jobs.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { type PacketRow, tryMovePacket } from '../../packet/index.ts'
import { enqueueTimeStamp } from './add-time-stamp.ts'
import { mailExecuted } from '../../emails/index.ts'
import { readCopyRecipients, sendSignedCopies } from '../../invites/index.ts'
import { makeExecutedFiles, type MadeFiles } from './make-executed-files.ts'
import { recordSealingError } from './record-sealing-error.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

/**
 * Makes the executed files of a packet that everyone has signed: one for all, or one per signer where
 * private copies differ. Idempotent, also after a crash: the files are durable before the rows that
 * name them; rows, status, event and mails are one transaction, and a row's key is packet and
 * audience.
 */
export const executePacketJob = defineJob({
  name: 'execute-packet',
  payload: z.object({ packetId: z.uuid() }),
  singletonKey: ({ packetId }) => packetId,
  concurrency: 2,
  pollSeconds: 5,
  run: executePacket,
})

/** In the transaction of the owner's signature. */
export async function enqueueExecution(
  ctx: Context,
  { id: packetId }: Pick<PacketRow, 'id'>,
): Promise<void> {
  await enqueue(ctx, executePacketJob, { packetId })
}

async function executePacket(ctx: Context, { packetId }: { packetId: string }): Promise<void> {
  const packet = await findUnexecuted(ctx, packetId)
  if (!packet) {
    return
  }
  try {
    const copiesTo = await readCopyRecipients(ctx, packet)
    const made = await makeExecutedFiles(ctx, { groupId: packet.documentGroupId, copiesTo })
    await inTransaction(ctx, (tx) => saveFiles(tx, packet, { ...made, copiesTo }))
  } catch (error) {
    if (error instanceof MovedMeanwhile) {
      return
    }
    await recordSealingError(ctx, packetId, error)
    throw error
  }
}

async function findUnexecuted(ctx: Context, packetId: string): Promise<PacketRow | undefined> {
  const [packet] = await ctx.db
    .select()
    .from(packets)
    .where(
      and(
        eq(packets.id, packetId),
        eq(packets.status, 'AWAITING_LANDLORD_SIGNATURE'),
        isNotNull(packets.ownerSignedAt),
      ),
    )

  return packet
}

/** Another process has made the files, or the packet was closed. Rolls back. */
class MovedMeanwhile extends Error {}

async function saveFiles(
  ctx: Context & { db: Transaction },
  packet: PacketRow,
  { complete, files, copiesTo }: MadeFiles & { copiesTo: CopyRecipient[] },
): Promise<void> {
  const { id: packetId, ownerSignedAt, documentGroupId } = packet
  const change = { executionDate: ownerSignedAt, sealingProblem: null }
  if (!(await tryMovePacket(ctx, { packetId, to: 'FULLY_EXECUTED', change }))) {
    throw new MovedMeanwhile('The packet was moved meanwhile.')
  }
  await ctx.db
    .insert(executedFiles)
    .values(
      files.map(({ audience, file }) => ({
        packetId,
        audience,
        sha256: file.sha256,
        bytes: file.pdf.byteLength,
        pages: file.pages,
        sealedAt: new Date(file.sealedAt),
      })),
    )
    .onConflictDoNothing()
  await recordEvent(ctx, {
    stream: packetStream(documentGroupId),
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
  await mailExecuted(ctx, packet)
  await sendSignedCopies(ctx, packet, copiesTo)
}

/** No time-stamp authority replied when the file was sealed, so its level is B-B. */
function lacksTimeStamp(ctx: Context, { seal }: ExecutedFile): boolean {
  return seal?.level === 'B-B' && ctx.ports.sealing.settings.level !== 'B-B'
}
