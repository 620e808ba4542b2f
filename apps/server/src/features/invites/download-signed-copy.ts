import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEventAlone } from '../../kernel/events/record-event.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { assertExecutedLinkOpen } from './executed-link.ts'
import { findInviteByCode } from './find-invite.ts'

/** The documents with the signatures so far, for a resident who has signed before the others. */
export async function downloadSignedCopy(
  visitor: Context,
  { code }: { code: string },
): Promise<{ bytes: Uint8Array }> {
  const { ctx, invite, packet } = await findInviteByCode(visitor, code)
  assertExecutedLinkOpen(ctx.clock.now(), { invite, packet, token: undefined })
  const { role } = invite
  if (invite.status !== 'signed' || role === 'LLEdit') {
    throw new DomainError('not-your-turn', 'You can download a copy once you have signed.')
  }

  const groupId = packet.documentGroupId
  const { pdf } = await ctx.ports.signing.getSignedCopy({ groupId, role })
  await recordEventAlone(ctx, {
    stream: packetStream(groupId),
    type: 'packet.copy-downloaded',
    data: { role, sha256: sha256(pdf) },
  })
  return { bytes: pdf }
}
