import { limits } from '@countersign/contract/rules/limits'
import { signingInvites } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { addMs, days, minutes } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { queueMail, residentEmails, residentFacts } from '../emails/index.ts'
import { initiatorOf, type InviteRow, lockPacket, type PacketRow } from '../packet/index.ts'
import { findInviteByCode } from './find-invite.ts'

interface ExecutedLink {
  invite: InviteRow
  packet: PacketRow
  /** From a fresh link. */
  token: string | undefined
}

/** Codes lie in mailboxes for years: after a while, only who can read the mailbox gets the file. */
export function hasExecutedLinkExpired(
  now: Date,
  { invite, packet, token }: ExecutedLink,
): boolean {
  const { executionDate } = packet
  if (!executionDate || now < addMs(executionDate, days(limits.executedLinkDays))) {
    return false
  }
  const isFresh =
    token !== undefined &&
    invite.executedLinkTokenSha256 === sha256(token) &&
    invite.executedLinkUntil !== null &&
    now < invite.executedLinkUntil

  return !isFresh
}

export function assertExecutedLinkOpen(now: Date, request: ExecutedLink): void {
  if (hasExecutedLinkExpired(now, request)) {
    throw new DomainError(
      'file-link-expired',
      'This link no longer gives the signed copy. Open the page of your link: it emails you a new one.',
    )
  }
}

const pauseMs = minutes(60)

/**
 * Mails a fresh link to the address on record, never to another one. Idempotent: another request within
 * an hour mails nothing.
 */
export async function mailExecutedLink(
  visitor: Context,
  { code }: { code: string },
): Promise<void> {
  const found = await findInviteByCode(visitor, code)

  await inTransaction(found.ctx, async (tx) => {
    await lockPacket(tx, found.packet.id)
    const { invite, packet } = await findInviteByCode(tx, code)
    assertMailable(invite, packet)
    const now = tx.clock.now()
    const lifeMs = days(limits.newExecutedLinkDays)
    if (invite.executedLinkUntil && now < addMs(invite.executedLinkUntil, pauseMs - lifeMs)) {
      return
    }

    const token = tx.ids.secret(32)
    const executedLinkUntil = addMs(now, lifeMs)
    await tx.db
      .update(signingInvites)
      .set({ executedLinkTokenSha256: sha256(token), executedLinkUntil })
      .where(eq(signingInvites.id, invite.id))
    await queueMail(tx, {
      packet,
      kind: 'executed',
      role: invite.role,
      occasion: executedLinkUntil.toISOString(),
      to: { name: invite.name, email: invite.email },
      email: residentEmails(invite.language).executedLink({
        ...(await residentFacts(tx, packet, invite)),
        url: `${tx.ports.publicUrl}/sign/status?code=${code}&copy=${token}`,
        expiresAt: executedLinkUntil,
      }),
    })
  })
}

/** The address may be that of a stranger who said so. */
function assertMailable(invite: InviteRow, packet: PacketRow): void {
  if (!packet.executionDate || invite.wrongRecipientAt) {
    throw new DomainError(
      'not-executed',
      `There is no signed copy that we can email. Please ask ${initiatorOf(packet).name} for it.`,
    )
  }
}
