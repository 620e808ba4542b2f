import {
  assertHomeStays,
  describeMissingSigners,
  findOwnPacket,
  initiatorOf,
  ownerSignerId,
  type PacketRow,
  readInitiator,
} from '../packet/index.ts'
import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import { sameEmail } from '@countersign/contract/rules/signers'
import type { SigningLink } from '@countersign/signing/provider'
import { nameInitiator } from '@countersign/answers/signer-name'
import { users } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { personId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { requireRight } from '../office/index.ts'
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
  const me = await readPerson(ctx)
  if (
    email !== undefined &&
    ![packet.initiatorEmail, me.email].some((own) => sameEmail(email, own))
  ) {
    throw new DomainError(
      'not-allowed',
      'You can only open your own session. Residents sign through their own links.',
    )
  }

  const { url, expiresAt } = await createLink(ctx, packet, me)
  return { embedUrl: url, expiresAt }
}

async function createLink(ctx: Context, packet: PacketRow, me: Person): Promise<SigningLink> {
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
      return signing.createFillLink({
        ...link,
        ...(ownerSignerId(packet) !== me.id && {
          filler: {
            ...nameInitiator({ party: packet.initiatorName, person: me.name }),
            email: me.email,
          },
        }),
      })
    case 'AWAITING_LANDLORD_SIGNATURE':
      assertNotSigned(packet)
      await assertSigner(ctx, packet)
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

interface Person {
  id: string
  name: string
  email: string
}

async function readPerson(ctx: Context): Promise<Person> {
  const [person] = await ctx.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, personId(ctx)))
  if (!person) {
    throw new DomainError('not-signed-in')
  }

  return person
}

/** Nobody signs in the name of somebody else. */
async function assertSigner(ctx: Context, packet: PacketRow): Promise<void> {
  await requireRight(ctx, 'send')
  if (ownerSignerId(packet) !== personId(ctx)) {
    throw new DomainError(
      'not-permitted',
      `${initiatorOf(packet).name} signs this packet for the owner. Take the owner’s signature over to sign it yourself.`,
    )
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
