import { executedFiles } from '@countersign/database'
import type { FilledFile } from '@countersign/esign'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { findPacket, lockPacket } from '../read/find-packet.ts'
import { movePacket } from '../move-packet.ts'
import type { PacketRow } from '../rows.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

export const printPacketJob = 'print-packet'
export const PrintPacket = z.object({ packetId: z.uuid() })

/** How long before the job that nets a lost beginning looks after it. */
const fallbackAfterSeconds = 30

/** In the transaction that ends the filling: begins at once, with a job as the net below. */
export async function enqueuePrinting(ctx: Context, packetId: string): Promise<void> {
  const options = { singletonKey: packetId, inline: { fallbackAfterSeconds } }

  await ctx.ports.jobs.enqueue(ctx, printPacketJob, { packetId }, options)
}

/**
 * Makes the file of a packet that is only printed, and puts the packet into the archive with it. The
 * file is safe in the store before the row that names it; run twice it ends in one file.
 */
export async function printPacket(
  ctx: Context,
  { packetId }: z.output<typeof PrintPacket>,
): Promise<void> {
  const packet = await findPacket(ctx, packetId)
  if (!packet || !awaitsPrinting(packet)) {
    return
  }

  const file = await ctx.ports.signing.getFilledFile({ groupId: packet.documentGroupId })
  const sha256 = await ctx.ports.files.put(file.pdf)
  await inTransaction(ctx, (tx) => keepFile(tx, packetId, { ...file, sha256 }))
}

async function keepFile(ctx: Context, packetId: string, file: FilledFile): Promise<void> {
  const packet = await lockPacket(ctx, packetId)
  if (!packet || !awaitsPrinting(packet)) {
    return
  }

  const { sha256, pages } = file
  const bytes = file.pdf.byteLength
  const now = ctx.clock.now()
  await ctx.db.insert(executedFiles).values({ packetId, sha256, bytes, pages, sealedAt: now })
  await movePacket(ctx, packetId, 'ARCHIVED', {
    archivedReason: 'put-away',
    archivedWords: 'Filled out to be printed and signed in ink.',
    archivedAt: now,
  })
  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: 'packet.printed',
    data: { sha256, bytes, pages },
  })
}

function awaitsPrinting({ printOnly, status }: PacketRow): boolean {
  return printOnly && status !== 'ARCHIVED'
}
