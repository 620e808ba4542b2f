import { executedFiles } from '@countersign/database'
import type { InviteRole } from '@countersign/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import type { PacketRow } from '../rows.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

export interface StoredFile {
  bytes: Uint8Array
  sha256: string
}

/**
 * The executed file that this signer may have: everyone's, or their own where private copies are kept
 * from some; `undefined` where it is not made yet. Nobody falls back to another's.
 */
export async function downloadExecutedFile(
  ctx: Context,
  packet: PacketRow,
  role: InviteRole,
): Promise<StoredFile | undefined> {
  const [file] = await ctx.db
    .select({ sha256: executedFiles.sha256 })
    .from(executedFiles)
    .where(
      and(
        eq(executedFiles.packetId, packet.id),
        inArray(executedFiles.audience, ['everyone', role]),
      ),
    )
  if (!file) {
    return undefined
  }

  const bytes = await ctx.ports.files.read(file.sha256)
  if (!bytes) {
    throw new Error(`The file store has lost the executed file of packet ${packet.id}.`)
  }

  await inTransaction(ctx, (tx) =>
    recordEvent(tx, {
      stream: packetStream(packet.documentGroupId),
      type: 'packet.downloaded',
      data: { sha256: file.sha256 },
    }),
  )
  return { bytes, sha256: file.sha256 }
}
