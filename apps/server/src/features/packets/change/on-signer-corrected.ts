import { sameEmail } from '@countersign/contract/rules/signers'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import { signingInvites } from '@countersign/database'
import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { mailInvitation } from '../../emails/index.ts'
import {
  inviteExpiry,
  type InviteRow,
  type PacketRow,
  ownerActor,
  planReminder,
  touchPacket,
} from '../../packet/index.ts'
import { retireCode } from '../../invites/index.ts'
import { saveListedSigner } from './save-listed-signer.ts'

interface CorrectedSigner {
  role: InviteRole
  name: string
  email: string
  /** E.164. */
  phone?: string | undefined
}

/**
 * In the transaction in which the provider corrected a signer: the old code dies, and a new
 * invitation goes to the new address. The old address is told nothing. `undefined` if the signer has
 * signed.
 */
export async function onSignerCorrected(
  ctx: Context,
  packet: PacketRow,
  { role, name, email, phone }: CorrectedSigner,
): Promise<InviteRow | undefined> {
  const isSigner = and(eq(signingInvites.packetId, packet.id), eq(signingInvites.role, role))
  const [before] = await ctx.db.select().from(signingInvites).where(isSigner)
  if (!before) {
    return undefined
  }

  const isSamePerson = sameEmail(before.email, email) && !before.wrongRecipientAt
  await retireCode(ctx, before, 'corrected')
  const [after] = await ctx.db
    .update(signingInvites)
    .set({
      ...splitName(name),
      name,
      email,
      ...(phone !== undefined && { phone }),
      ...(before.code !== null && {
        status: 'pending' as const,
        code: ctx.ids.code(),
        expiresAt: laterOf(before.expiresAt, inviteExpiry(ctx, packet)),
      }),
      lastOpenedAt: null,
      newLinkAskedAt: null,
      lastRemindedAt: null,
      undeliverableAt: null,
      wrongRecipientAt: null,
      language: isSamePerson ? before.language : null,
    })
    .where(and(isSigner, ne(signingInvites.status, 'signed')))
    .returning()
  if (!after) {
    return undefined
  }

  await saveListedSigner(ctx, packet, {
    role,
    ...splitName(name),
    email,
    phone: after.phone ?? '',
    earlierEmail: before.email,
  })
  await touchPacket(ctx, packet.id)
  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: 'packet.signer-corrected',
    data: { role, before: toFacts(before), after: toFacts(after) },
    actor: ownerActor(packet),
  })
  if (after.code) {
    await planReminder(ctx, packet, after)
    await mailInvitation(ctx, packet, after)
  }
  return after
}

/** Until the use case saves the parts as they were entered. */
function splitName(name: string): { firstName: string; lastName: string } {
  const at = name.lastIndexOf(' ')

  return { firstName: name.slice(0, Math.max(at, 0)), lastName: name.slice(at + 1) }
}

function toFacts({ name, email, phone }: InviteRow) {
  return { name, email, phone: phone ?? '' }
}

function laterOf(one: Date | null, other: Date): Date {
  return one && one > other ? one : other
}
