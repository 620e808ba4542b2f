import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { signingInvites } from '@countersign/database'
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { addMs } from '../../../kernel/time.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { assertCan, type InviteRow, lockOwnPacket, readInvites } from '../../packet/index.ts'
import { hasExpired } from '../find-invite.ts'
import { presentInvite } from '../present-invite.ts'
import { mailReminder } from '../../emails/index.ts'

const hourMs = 3_600_000
/** Between servers. */
const clockSkewMs = 60_000

/**
 * Mails the same link again. At most once an hour for each signer: the conditional update decides,
 * and a repeated request changes nothing.
 */
export async function remindSigner(
  ctx: Context,
  { groupId, role }: { groupId: string; role: InviteRole },
): Promise<{ invite: SigningInvite }> {
  return inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, groupId)
    const invite = (await readInvites(tx, packet.id)).find((candidate) => candidate.role === role)
    if (!invite || role === 'LLSign') {
      throw new DomainError('invalid-fields', undefined, [
        { field: 'role', message: 'This packet has no such signer.' },
      ])
    }
    if (invite.status === 'signed') {
      throw new DomainError('already-signed', `${invite.name} has already signed.`)
    }
    assertCan(
      tx,
      { action: 'remind', packet },
      'Signers can be reminded while the packet waits for them.',
    )
    assertTurn(invite)
    assertReachable(tx, invite)

    const reminded = await markReminded(tx, invite)
    if (reminded) {
      await mailReminder(tx, packet, reminded, 'by-hand')
    }
    return { invite: presentInvite(reminded ?? invite, packet) }
  })
}

/** Before it is an owner's turn they have no link yet. */
function assertTurn({ status, name }: InviteRow): void {
  if (status === 'created') {
    throw new DomainError('not-your-turn', `${name} gets the link once every resident has signed.`)
  }
}

function assertReachable(ctx: Context, invite: InviteRow): void {
  if (invite.wrongRecipientAt) {
    throw new DomainError(
      'invalid-state',
      `The link of ${invite.name} reached someone else. Correct their email address first.`,
    )
  }
  if (hasExpired(invite, ctx.clock.now())) {
    throw new DomainError(
      'invalid-state',
      `The link of ${invite.name} has expired. Give them more time or make a new link.`,
    )
  }
}

async function markReminded(ctx: Context, invite: InviteRow): Promise<InviteRow | undefined> {
  const now = ctx.clock.now()
  const [row] = await ctx.db
    .update(signingInvites)
    .set({ lastRemindedAt: now })
    .where(
      and(
        eq(signingInvites.id, invite.id),
        eq(signingInvites.status, 'pending'),
        or(
          isNull(signingInvites.lastRemindedAt),
          lte(signingInvites.lastRemindedAt, addMs(now, -hourMs)),
          // Before the clock was set back.
          gt(signingInvites.lastRemindedAt, addMs(now, clockSkewMs)),
        ),
      ),
    )
    .returning()

  return row
}
