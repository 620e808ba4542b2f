import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { packets, signingInvites, users } from '@countersign/database'
import { nameInitiator } from '@countersign/answers/signer-name'
import type { EnvelopeEvent } from '@countersign/signing/envelope-events'
import { and, eq } from 'drizzle-orm'
import { personId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import {
  findOwnPacket,
  initiatorOf,
  ownerSignerId,
  type PacketRow,
  presentOne,
  touchPacket,
} from '../../packet/index.ts'
import { readOwnAccount } from '../../users/index.ts'

/**
 * The caller signs for the owner from now on. Idempotent. Race-safe: the envelope's lock decides between
 * two who take over at once, and who comes later has seen another signer (`from`).
 */
export async function changeOwnerSigner(
  ctx: Context,
  { groupId, from }: { groupId: string; from?: string | undefined },
): Promise<{ packet: Packet }> {
  const packet = await findOwnPacket(ctx, groupId)
  const me = await readOwnAccount(ctx)
  if (ownerSignerId(packet) !== me._id) {
    assertMayChange(ctx, packet)
    assertStillSigner(packet, from)
    await ctx.ports.signing.changeOwnerSigner({
      groupId,
      from: { name: initiatorOf(packet).name, email: packet.initiatorEmail },
      to: {
        ...nameInitiator({ party: packet.initiatorName, person: me.name }),
        email: me.email,
        personId: personId(ctx),
      },
    })
  }

  return { packet: await presentOne(ctx, await findOwnPacket(ctx, groupId)) }
}

function assertMayChange(ctx: Context, { status, printOnly, ownerSignedAt }: PacketRow): void {
  if (printOnly) {
    throw new DomainError('invalid-state', 'Nobody signs a form that is printed here.')
  }
  if (ownerSignedAt) {
    throw new DomainError('already-signed', 'This packet has been signed for the owner already.')
  }
  if (status === 'ARCHIVED') {
    throw new DomainError('packet-closed', 'This packet is closed. Nothing can be signed in it.')
  }
  const isSent = status === 'AWAITING_TENANT_SIGNATURE' || status === 'AWAITING_LANDLORD_SIGNATURE'
  if (isSent && ctx.ports.signing.capabilities.ownerSigner === 'until-sent') {
    throw new DomainError(
      'invalid-state',
      'This packet was sent, and the service that takes its signatures cannot change who signs for the owner then. Revise the packet to make a new one.',
    )
  }
}

function assertStillSigner(packet: PacketRow, from: string | undefined): void {
  if (from !== undefined && from.toLowerCase() !== ownerSignerId(packet)) {
    throw new DomainError(
      'not-your-turn',
      `${initiatorOf(packet).name} signs this packet for the owner now. Load it again.`,
    )
  }
}

type Changed = Extract<EnvelopeEvent, { type: 'envelope.owner-signer-changed' }>

/** In the transaction in which the provider changed it. */
export async function onOwnerSignerChanged(
  ctx: Context,
  packet: PacketRow,
  { data: { after } }: Changed,
): Promise<void> {
  const [person] = await ctx.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, after.personId))
  if (!person) {
    throw new Error('Who signs for the owner is a member.')
  }

  const { email } = person
  await ctx.db
    .update(packets)
    .set({ signerId: after.personId, signerName: after.name, initiatorEmail: email })
    .where(eq(packets.id, packet.id))
  await ctx.db
    .update(signingInvites)
    .set({ name: after.name, email })
    .where(and(eq(signingInvites.packetId, packet.id), eq(signingInvites.role, 'LLSign')))
  await touchPacket(ctx, packet.id)
}
