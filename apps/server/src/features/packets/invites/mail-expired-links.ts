import { inviteRoleName } from '@countersign/contract'
import type { Context } from '../../../kernel/context.ts'
import { linkExpiredEmail, newLinkRequestedEmail } from '../emails/links.ts'
import { queueMail } from '../emails/queue-mail.ts'
import { formatAddress } from '../format-address.ts'
import type { PacketRow } from '../rows.ts'
import type { InviteRow } from './invite-row.ts'
import { closesAt } from './move-invites.ts'

const list = new Intl.ListFormat('en-US')

/** Tells the owner whose links have run out, while new ones can still be made. */
export async function mailLinksExpired(
  ctx: Context,
  packet: PacketRow,
  late: readonly InviteRow[],
): Promise<void> {
  await queueMail(ctx, {
    packet,
    kind: 'link-expired',
    role: 'LLSign',
    occasion: late.map(roleAndTime).join(','),
    to: { name: packet.initiatorName, email: packet.initiatorEmail },
    email: linkExpiredEmail(factsFor(ctx, packet, late)),
  })
}

/** Tells the owner that a resident waits for a new link. */
export async function mailNewLinkAsked(
  ctx: Context,
  packet: PacketRow,
  invite: InviteRow,
): Promise<void> {
  await queueMail(ctx, {
    packet,
    kind: 'new-link-asked',
    role: 'LLSign',
    occasion: `${invite.role}/${invite.newLinkAskedAt?.toISOString() ?? ''}`,
    to: { name: packet.initiatorName, email: packet.initiatorEmail },
    email: newLinkRequestedEmail(factsFor(ctx, packet, [invite])),
  })
}

function factsFor(ctx: Context, packet: PacketRow, late: readonly InviteRow[]) {
  const [first = ctx.clock.now()] = late
    .flatMap(({ expiresAt }) => expiresAt ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())

  return {
    ownerName: packet.initiatorName,
    who: list.format(late.map(({ name, role, kind }) => `${name} (${inviteRoleName(role, kind)})`)),
    packetName: packet.name,
    premises: formatAddress(packet),
    url: `${ctx.ports.publicUrl}/legal-forms/resident-link?documentGroupId=${packet.documentGroupId}`,
    closesAt: closesAt(first),
  }
}

function roleAndTime({ role, expiresAt }: InviteRow): string {
  return `${role}/${expiresAt?.toISOString() ?? ''}`
}
