import type { Context } from '../../kernel/context.ts'
import { linkExpiredEmail, newLinkRequestedEmail } from './owner-emails.ts'
import { ownerFacts } from './packet-facts.ts'
import { queueOwnerMail } from './queue-mail.ts'
import {
  formatSigner,
  type InviteRow,
  type PacketRow,
  packetUrl,
  renewalDeadline,
} from '../packet/index.ts'

export async function mailLinksExpired(
  ctx: Context,
  packet: PacketRow,
  expired: readonly InviteRow[],
): Promise<void> {
  await queueOwnerMail(ctx, packet, {
    kind: 'link-expired',
    occasion: expired.map(({ role, expiresAt }) => `${role}/${formatDate(expiresAt)}`).join(','),
    email: linkExpiredEmail(collectFacts(ctx, packet, expired)),
  })
}

export async function mailNewLinkRequested(
  ctx: Context,
  packet: PacketRow,
  invite: InviteRow,
): Promise<void> {
  await queueOwnerMail(ctx, packet, {
    kind: 'new-link-asked',
    occasion: `${invite.role}/${formatDate(invite.newLinkAskedAt)}`,
    email: newLinkRequestedEmail(collectFacts(ctx, packet, [invite])),
  })
}

function collectFacts(ctx: Context, packet: PacketRow, expired: readonly InviteRow[]) {
  const [first = ctx.clock.now()] = expired
    .flatMap(({ expiresAt }) => expiresAt ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())

  return {
    ...ownerFacts(packet),
    names: expired.map(({ name }) => name),
    signers: expired.map(formatSigner),
    url: packetUrl(ctx, packet, 'resident-link'),
    closesAt: renewalDeadline(first),
  }
}

function formatDate(date: Date | null): string {
  return date?.toISOString() ?? ''
}
