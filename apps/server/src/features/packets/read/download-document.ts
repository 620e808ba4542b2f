import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { downloadExecutedFile, type StoredFile } from './download-executed.ts'
import { findOwnPacket } from './find-packet.ts'
import type { PacketRow } from '../rows.ts'
import { missingSigners } from '../sign/missing-signers.ts'

/** The executed file of the member's own packet, or what is still missing for it. */
export async function downloadDocument(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<StoredFile> {
  const packet = await findOwnPacket(ctx, groupId)
  const file = await downloadExecutedFile(ctx, packet, 'LLSign')
  if (!file) {
    throw new DomainError('not-executed', await whatIsMissing(ctx, packet))
  }

  return file
}

async function whatIsMissing(ctx: Context, packet: PacketRow): Promise<string> {
  switch (packet.status) {
    case 'CREATED':
    case 'IN_PROGRESS':
      return 'The documents are not filled out yet.'
    case 'AWAITING_PAYMENT':
      return 'The packet is not paid and sent yet.'
    case 'AWAITING_TENANT_SIGNATURE':
      return `There is no signed file yet: ${await missingSigners(ctx, packet)}.`
    case 'AWAITING_LANDLORD_SIGNATURE':
    case 'FULLY_EXECUTED':
      return packet.ownerSignedAt
        ? (packet.sealingProblem ??
            'Everyone has signed, and the file is being sealed. It will be ready in a moment.')
        : `There is no signed file yet: ${await missingSigners(ctx, packet)}.`
    case 'ARCHIVED':
      return 'This packet was closed before everyone had signed, so there is no signed file.'
  }
}
