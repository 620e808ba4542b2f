import type { CodeDetails } from '@countersign/contract'
import type { Context } from '../../../kernel/context.ts'
import { formatAddress } from '../format-address.ts'
import type { PacketRow } from '../rows.ts'
import { expiredRefusal, findInviteByCode, hasExpired } from './find-invite.ts'
import { presentInvite, presentInviteToOthers } from './present-invite.ts'
import { readInvites } from './read-invites.ts'

/** What a resident may know of their own packet: their own place in full, the others' without addresses. */
export async function readCodeDetails(
  visitor: Context,
  { code }: { code: string },
): Promise<CodeDetails> {
  const { ctx, invite, packet } = await findInviteByCode(visitor, code)
  if (hasExpired(invite, ctx.clock.now())) {
    throw expiredRefusal(packet.initiatorName)
  }

  const group = packet.documentGroupId
  const invites = await readInvites(ctx, packet.id)
  return {
    documentName: packet.name,
    mine: presentInvite(invite, group),
    invites: invites.map((other) =>
      other.id === invite.id ? presentInvite(other, group) : presentInviteToOthers(other, group),
    ),
    sender: packet.initiatorName,
    premises: formatAddress(packet),
    documentTitles: packet.documents.map((document) => document.title),
    packet: standing(packet),
    language: invite.language,
  }
}

/** An executed packet stays executed for its residents after the owner has put it away. */
function standing(packet: PacketRow): CodeDetails['packet'] {
  if (packet.executionDate) {
    return 'executed'
  }

  return packet.status === 'ARCHIVED' ? 'closed' : 'open'
}
