import { isResidentRole } from '@countersign/answers/field'
import { mails, retiredCodes } from '@countersign/database'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Email } from '../../infrastructure/mail/email-template.ts'
import type { Context } from '../../kernel/context.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { readSender, toResidentFacts, type Sender } from './packet-facts.ts'
import { queueMails, type NewMail } from './queue-mail.ts'
import { residentEmails } from './resident-emails.ts'
import type { InviteRow, PacketRow } from '../packet/index.ts'

/** Idempotent: one mail per link. */
export async function mailInvitation(
  ctx: Context,
  packet: PacketRow,
  invite: InviteRow,
): Promise<void> {
  await mailInvitations(ctx, packet, [invite])
}

/**
 * Idempotent: one mail per link. None to an address where a link reached the wrong person: the owner
 * delivers that one.
 */
export async function mailInvitations(
  ctx: Context,
  packet: PacketRow,
  invites: readonly InviteRow[],
): Promise<void> {
  const [sender, invited] = await Promise.all([
    readSender(ctx, packet),
    findInvitedBefore(ctx, packet),
  ])

  await queueMails(
    ctx,
    invites.flatMap((invite) =>
      createInvitation(ctx, packet, {
        invite,
        sender,
        isUpdate: invited.includes(invite.email),
      }),
    ),
  )
}

interface Invitation {
  invite: InviteRow
  sender: Sender
  /** The documents have changed since an earlier invitation to this address. */
  isUpdate?: boolean | undefined
}

/** Addresses whose earlier invitation this packet replaces: from before its answers changed, or to the packet that it revises. */
export async function findInvitedBefore(
  ctx: Context,
  { id, revisionOf }: Pick<PacketRow, 'id' | 'revisionOf'>,
): Promise<string[]> {
  const changedAt = sql`(select max(${retiredCodes.retiredAt}) from ${retiredCodes} where ${retiredCodes.packetId} = ${id} and ${retiredCodes.reason} = 'answers-changed')`
  const beforeChange = and(eq(mails.packetId, id), lt(mails.createdAt, changedAt))
  const earlier = await ctx.db
    .select({ address: mails.recipientEmail })
    .from(mails)
    .where(
      and(
        eq(mails.kind, 'invitation'),
        revisionOf ? or(beforeChange, eq(mails.packetId, revisionOf)) : beforeChange,
      ),
    )

  return earlier.map(({ address }) => address)
}

function createInvitation(
  ctx: Context,
  packet: PacketRow,
  { invite, sender, isUpdate }: Invitation,
): NewMail[] {
  const { role, name, email, code, expiresAt, wrongRecipientAt } = invite
  if (!code || !expiresAt || wrongRecipientAt) {
    return []
  }
  const invitation = invitationEmail(ctx, packet, { invite, sender, isUpdate, code, expiresAt })
  // The code: a corrected signer can get a link that ends when the earlier one did.
  const occasion = sha256(code)

  return [{ packet, kind: 'invitation', role, occasion, to: { name, email }, email: invitation }]
}

export interface OpenLink extends Invitation {
  code: string
  expiresAt: Date
}

export function invitationEmail(
  ctx: Context,
  packet: PacketRow,
  { invite, sender, isUpdate = false, code, expiresAt }: OpenLink,
): Email {
  return residentEmails(invite.language).invitation({
    ...toResidentFacts(packet, invite, sender),
    url: `${ctx.ports.publicUrl}/sign/${code}`,
    expiresAt,
    isUpdate,
    // It is to the residents.
    message: isResidentRole(invite.role) ? packet.message : null,
    helpUrl: `${ctx.ports.publicUrl}/help/residents`,
  })
}
