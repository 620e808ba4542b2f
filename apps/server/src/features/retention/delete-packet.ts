import {
  applicationRequests,
  emailCopies,
  envelopes,
  executedFiles,
  findFilesOfPacket,
  lockEnvelope,
  mails,
  packets,
  packetTenants,
  payments,
  receipts,
  refunds,
  retiredCodes,
  roomSessions,
  signingInvites,
  signNowGroups,
  tenants,
} from '@countersign/database'
import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { eraseFromStream } from '../../kernel/events/erase-events.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { addMs, days } from '../../kernel/time.ts'
import { isTransaction } from '../../kernel/transaction.ts'
import type { Context } from '../../kernel/context.ts'
import { deletePacketFilesJob } from './delete-packet-files.ts'

interface DeletedPacket {
  id: string
  documentGroupId: string
}

/**
 * Everything of a packet but its chain of events, from which personal values are erased. In a
 * transaction; its files follow a day later, for one that was stored today may be named again soon.
 */
export async function deletePacket(
  ctx: Context,
  { id, documentGroupId }: DeletedPacket,
  reason: 'request' | 'time',
): Promise<void> {
  const { db } = ctx
  if (!isTransaction(db)) {
    throw new Error('A packet is deleted in a transaction.')
  }
  const stream = packetStream(documentGroupId)
  await lockEnvelope(db, { envelopeId: documentGroupId, stream })
  const names = await findFilesOfPacket(db, { packetId: id, stream })

  await deleteRows(ctx, { id, documentGroupId })
  await eraseFromStream(ctx, { stream, reason })
  if (names.length > 0) {
    const startAfter = addMs(ctx.clock.now(), days(1) + 60_000)
    await enqueue(ctx, deletePacketFilesJob, { names }, { startAfter })
  }
}

async function deleteRows({ db }: Context, { id, documentGroupId }: DeletedPacket): Promise<void> {
  const ofPacket = db.select({ id: payments.id }).from(payments).where(eq(payments.packetId, id))
  await db
    .update(applicationRequests)
    .set({ packetId: null })
    .where(eq(applicationRequests.packetId, id))
  await db.update(packets).set({ revisionOf: null }).where(eq(packets.revisionOf, id))
  for (const table of [emailCopies, mails, retiredCodes, signingInvites, executedFiles, receipts]) {
    await db.delete(table).where(eq(table.packetId, id))
  }
  await db.delete(refunds).where(inArray(refunds.paymentId, ofPacket))
  await db.delete(payments).where(eq(payments.packetId, id))
  const people = await db
    .delete(packetTenants)
    .where(eq(packetTenants.packetId, id))
    .returning({ tenantId: packetTenants.tenantId })
  await db.delete(packets).where(eq(packets.id, id))
  await db.delete(roomSessions).where(eq(roomSessions.envelopeId, documentGroupId))
  await db.delete(signNowGroups).where(eq(signNowGroups.groupId, documentGroupId))
  await db.delete(envelopes).where(eq(envelopes.id, documentGroupId))
  await db.delete(tenants).where(
    and(
      inArray(
        tenants.id,
        people.map(({ tenantId }) => tenantId),
      ),
      notExists(
        db
          .select({ one: sql`1` })
          .from(packetTenants)
          .where(eq(packetTenants.tenantId, tenants.id)),
      ),
    ),
  )
}
