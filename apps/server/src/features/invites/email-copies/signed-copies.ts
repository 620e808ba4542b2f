import { withoutSigners } from '@countersign/contract/rules/copies'
import type { CopyRecipient } from '@countersign/contract/schemas/packets/copies'
import type { Context } from '../../../kernel/context.ts'
import { type PacketRow, readInvites } from '../../packet/index.ts'
import { queueCopy } from './queue-copy.ts'

/** Who gets the executed file without signing: final once everyone has signed. */
export async function readCopyRecipients(
  ctx: Context,
  { id, copies }: PacketRow,
): Promise<CopyRecipient[]> {
  return copies.length === 0
    ? []
    : withoutSigners(
        copies,
        (await readInvites(ctx, id)).map(({ email }) => email),
      )
}

/** In the transaction that saves the executed file. */
export async function sendSignedCopies(
  ctx: Context,
  packet: PacketRow,
  recipients: readonly CopyRecipient[],
): Promise<void> {
  for (const { name, email } of recipients) {
    await queueCopy(ctx, packet, { kind: 'signed-copy', role: 'copy', name, email, language: 'en' })
  }
}
