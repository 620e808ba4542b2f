import { executedFiles } from '@countersign/database'
import type { FilledFile } from '@countersign/signing/provider'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { defineJob, enqueue } from '../../../kernel/jobs.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { findPacket, lockPacket, movePacket, type PacketRow } from '../../packet/index.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

/**
 * Makes the file of a print-only packet and archives the packet. Idempotent: the file is durable
 * before the row that names it, and a second run finds the packet archived.
 */
export const printPacketJob = defineJob({
  name: 'print-packet',
  payload: z.object({ packetId: z.uuid() }),
  singletonKey: ({ packetId }) => packetId,
  run: printPacket,
})

/** In the transaction that ends the fill session. */
export async function enqueuePrinting(ctx: Context, packetId: string): Promise<void> {
  await enqueue(ctx, printPacketJob, { packetId })
}

async function printPacket(ctx: Context, { packetId }: { packetId: string }): Promise<void> {
  const packet = await findPacket(ctx, packetId)
  if (!packet || !needsFile(packet)) {
    return
  }

  const file = await ctx.ports.signing.getFilledFile({ groupId: packet.documentGroupId })
  const sha256 = await ctx.ports.files.put(file.pdf)
  await inTransaction(ctx, (tx) => saveFile(tx, packetId, { ...file, sha256 }))
}

async function saveFile(ctx: Context, packetId: string, file: FilledFile): Promise<void> {
  const packet = await lockPacket(ctx, packetId)
  if (!packet || !needsFile(packet)) {
    return
  }

  const { sha256, pages } = file
  const bytes = file.pdf.byteLength
  const now = ctx.clock.now()
  await ctx.db.insert(executedFiles).values({ packetId, sha256, bytes, pages, sealedAt: now })
  await movePacket(ctx, packetId, 'ARCHIVED', {
    archivedReason: 'archived',
    archivedWords: 'Filled out to be printed and signed in ink.',
    archivedAt: now,
  })
  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: 'packet.printed',
    data: { sha256, bytes, pages },
  })
}

function needsFile({ printOnly, status }: PacketRow): boolean {
  return printOnly && status !== 'ARCHIVED'
}
