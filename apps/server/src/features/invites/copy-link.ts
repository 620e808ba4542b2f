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

interface CopyRequest {
  invite: InviteRow
  packet: PacketRow
  /** From a fresh link. */
  token: string | undefined
}

/** Codes lie in mailboxes for years: after a while, only who can read the mailbox gets the file. */
export function hasCopyExpired(now: Date, { invite, packet, token }: CopyRequest): boolean {
  const { executionDate } = packet
  if (!executionDate || now < addMs(executionDate, days(limits.copyDays))) {
    return false
  }
  const isFresh =
    token !== undefined &&
    invite.copyTokenSha256 === sha256(token) &&
    invite.copyUntil !== null &&
    now < invite.copyUntil

  return !isFresh
}

export function assertCopyOpen(now: Date, request: CopyRequest): void {
  if (hasCopyExpired(now, request)) {
    throw new DomainError(
      'copy-link-expired',
      'This link no longer gives the signed copy. Open the page of your link: it emails you a new one.',
    )
  }
}

const pauseMs = minutes(60)

/**
 * Mails a fresh link to the address on record, never to another one. Idempotent: another request within
 * an hour mails nothing.
 */
export async function mailCopyLink(visitor: Context, { code }: { code: string }): Promise<void> {
  const found = await findInviteByCode(visitor, code)

  await inTransaction(found.ctx, async (tx) => {
    await lockPacket(tx, found.packet.id)
    const { invite, packet } = await findInviteByCode(tx, code)
    assertMailable(invite, packet)
    const now = tx.clock.now()
    const lifeMs = days(limits.freshCopyDays)
    if (invite.copyUntil && now < addMs(invite.copyUntil, pauseMs - lifeMs)) {
      return
    }

    const token = tx.ids.secret(32)
    const copyUntil = addMs(now, lifeMs)
    await tx.db
      .update(signingInvites)
      .set({ copyTokenSha256: sha256(token), copyUntil })
      .where(eq(signingInvites.id, invite.id))
    await queueMail(tx, {
      packet,
      kind: 'executed',
      role: invite.role,
      occasion: copyUntil.toISOString(),
      to: { name: invite.name, email: invite.email },
      email: residentEmails(invite.language).copyLink({
        ...(await residentFacts(tx, packet, invite)),
        url: `${tx.ports.publicUrl}/sign/status?code=${code}&copy=${token}`,
        expiresAt: copyUntil,
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
