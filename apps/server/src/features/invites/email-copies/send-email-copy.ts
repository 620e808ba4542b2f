import type { EmailCopies, EmailCopyBody } from '@countersign/contract/schemas/email-copies'
import { emailCopies, mails } from '@countersign/database'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { lockKey } from '../../../kernel/lock.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { findOwnPacket, lockOwnPacket, type PacketRow } from '../../packet/index.ts'
import { assertEmailCopyAllowed } from './email-copy-rule.ts'
import { findNamed } from './find-named.ts'
import { countLeft, listEmailCopies } from './list-email-copies.ts'
import { queueCopy } from './queue-copy.ts'

/**
 * Mails a link to the printed file. Idempotent: the request names the last copy that its sender knows
 * of, and nothing is sent where there is a newer one.
 */
export async function sendEmailCopy(
  ctx: Context,
  { groupId, copy }: { groupId: string; copy: EmailCopyBody },
): Promise<EmailCopies> {
  const found = await findOwnPacket(ctx, groupId)
  assertEmailCopyAllowed(ctx, found)
  const { name } = await findNamed(ctx, found, copy.role)

  await inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, groupId)
    const { after, ...recipient } = copy
    if ((await findLastCopy(tx, packet, copy)) === after) {
      // The limit counts all packets of the member; the lock of the packet's row holds for one of them.
      await lockKey(tx, 'email-copies', packet.ownerId)
      await assertWithinLimit(tx, packet)
      await endOtherLinks(tx, packet, copy)
      await queueCopy(tx, packet, { ...recipient, kind: 'printed-copy', name })
    }
  })
  return listEmailCopies(ctx, { groupId })
}

async function findLastCopy(
  ctx: Context,
  packet: PacketRow,
  { role }: Pick<EmailCopyBody, 'role'>,
): Promise<string | null> {
  const [last] = await ctx.db
    .select({ mailId: emailCopies.mailId })
    .from(emailCopies)
    .innerJoin(mails, eq(mails.id, emailCopies.mailId))
    .where(and(eq(emailCopies.packetId, packet.id), eq(mails.role, role)))
    .orderBy(desc(emailCopies.createdAt), desc(emailCopies.mailId))
    .limit(1)

  return last?.mailId ?? null
}

async function assertWithinLimit(ctx: Context, packet: PacketRow): Promise<void> {
  if ((await countLeft(ctx, packet)) === 0) {
    throw new DomainError(
      'too-many-requests',
      'You have sent as many copies by email as one day allows. Try again tomorrow, or give them the printed one.',
    )
  }
}

/** A link at another address may be in the hands of a stranger. */
async function endOtherLinks(
  ctx: Context,
  packet: PacketRow,
  { role, email }: EmailCopyBody,
): Promise<void> {
  const now = ctx.clock.now()
  const elsewhere = ctx.db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.packetId, packet.id),
        eq(mails.role, role),
        sql`lower(${mails.recipientEmail}) <> ${email.toLowerCase()}`,
      ),
    )

  await ctx.db
    .update(emailCopies)
    .set({ linkEndsAt: now })
    .where(
      and(
        eq(emailCopies.packetId, packet.id),
        gt(emailCopies.linkEndsAt, now),
        inArray(emailCopies.mailId, elsewhere),
      ),
    )
}
