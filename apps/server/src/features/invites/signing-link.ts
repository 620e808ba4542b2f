import {
  assertHomeStays,
  describeMissingSigners,
  findOwnPacket,
  type PacketRow,
  readInitiator,
} from '../packet/index.ts'
import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import { sameEmail } from '@countersign/contract/rules/signers'
import type { SigningLink } from '@countersign/signing/provider'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { returnUrls } from './return-urls.ts'

interface LinkRequest {
  documentGroupId: string
  email?: string | undefined
}

/**
 * A link to the owner's own session: to fill before the packet is paid, to sign after the residents.
 * Never a resident's: the sender cannot sign as the tenant (docs/decisions/0024).
 */
export async function createSigningLink(
  ctx: Context,
  { documentGroupId, email }: LinkRequest,
): Promise<{ embedUrl: string; expiresAt: string }> {
  const packet = await findOwnPacket(ctx, documentGroupId)
  if (email !== undefined && !sameEmail(email, packet.initiatorEmail)) {
    throw new DomainError(
      'not-allowed',
      'You can only open your own session. Residents sign through their own links.',
    )
  }

  const { url, expiresAt } = await createLink(ctx, packet)
  return { embedUrl: url, expiresAt }
}

async function createLink(ctx: Context, packet: PacketRow): Promise<SigningLink> {
  const { signing } = ctx.ports
  const link = {
    groupId: packet.documentGroupId,
    returnUrl: returnUrls(ctx.ports.publicUrl).signed,
    owner: await readInitiator(ctx, packet),
    ...openedBy(ctx),
  }

  switch (packet.status) {
    case 'CREATED':
    case 'IN_PROGRESS':
      assertHomeStays(packet)
      return signing.createFillLink(link)
    case 'AWAITING_LANDLORD_SIGNATURE':
      assertNotSigned(packet)
      return signing.createSigningLink({ ...link, role: 'LLSign' })
    case 'AWAITING_PAYMENT':
      throw new DomainError(
        'invalid-state',
        `The documents are filled out. The status of this packet is “${packetLifecycle[packet.status].label}”.`,
      )
    case 'AWAITING_TENANT_SIGNATURE':
      throw new DomainError(
        'not-your-turn',
        `You sign last. ${await describeMissingSigners(ctx, packet)} first.`,
      )
    case 'FULLY_EXECUTED':
      throw alreadySigned()
    case 'ARCHIVED':
      throw new DomainError('packet-closed', 'This packet is closed. Nothing can be signed in it.')
  }
}

/** The owner's room ends with the login that opened it. */
function openedBy({ actor }: Context): { openedBy?: string } {
  return actor.kind === 'member' && actor.sessionId ? { openedBy: actor.sessionId } : {}
}

function assertNotSigned(packet: PacketRow): void {
  if (packet.ownerSignedAt) {
    throw alreadySigned()
  }
}

function alreadySigned(): DomainError {
  return new DomainError('already-signed', 'You have already signed this packet.')
}
