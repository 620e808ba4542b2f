import { residentRoles } from '@countersign/answers/field'
import { limits } from '@countersign/contract/rules/limits'
import type { EmailCopies, EmailCopy } from '@countersign/contract/schemas/email-copies'
import { emailCopies, mails, packets } from '@countersign/database'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { addMs, days } from '../../../kernel/time.ts'
import { findOwnPacket, type PacketRow, readNamedPeople } from '../../packet/index.ts'
import { findEmailCopyRule } from './email-copy-rule.ts'

/** For the owner: to whom a copy can go, and what was sent. */
export async function listEmailCopies(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<EmailCopies> {
  const packet = await findOwnPacket(ctx, groupId)
  const rule = findEmailCopyRule(ctx, packet)
  if (!rule) {
    return { rule: null, people: [], copies: [], left: 0 }
  }

  return {
    rule: { ...rule },
    people: await readNamedPeople(ctx, packet),
    copies: await readCopies(ctx, packet),
    left: await countLeft(ctx, packet),
  }
}

/** How many copies of printed forms can still be sent today, for this packet and for all packets of its owner. */
export async function countLeft(ctx: Context, packet: PacketRow): Promise<number> {
  const [sent] = await ctx.db
    .select({
      ofPacket: sql<number>`count(*) filter (where ${emailCopies.packetId} = ${packet.id})::int`,
      ofMember: sql<number>`count(*)::int`,
    })
    .from(emailCopies)
    .innerJoin(packets, eq(packets.id, emailCopies.packetId))
    .innerJoin(mails, eq(mails.id, emailCopies.mailId))
    .where(
      and(
        eq(packets.ownerId, officeId(ctx)),
        ne(mails.role, 'copy'),
        gt(emailCopies.createdAt, addMs(ctx.clock.now(), -days(1))),
      ),
    )
  const { ofPacket, ofMember } = sent ?? { ofPacket: 0, ofMember: 0 }
  const left = Math.min(
    limits.emailCopiesPerDay - ofPacket,
    limits.memberEmailCopiesPerDay - ofMember,
  )

  return Math.max(0, left)
}

async function readCopies(ctx: Context, { id }: PacketRow): Promise<EmailCopy[]> {
  const rows = await ctx.db
    .select({ copy: emailCopies, mail: mails })
    .from(emailCopies)
    .innerJoin(mails, eq(mails.id, emailCopies.mailId))
    .where(eq(emailCopies.packetId, id))
    .orderBy(desc(emailCopies.createdAt), desc(emailCopies.mailId))

  return rows.flatMap(presentCopy)
}

interface CopyRow {
  copy: typeof emailCopies.$inferSelect
  mail: typeof mails.$inferSelect
}

function presentCopy({ copy, mail }: CopyRow): EmailCopy[] {
  const role = residentRoles.find((known) => known === mail.role)

  return role
    ? [
        {
          _id: mail.id,
          role,
          name: mail.recipientName,
          email: mail.recipientEmail,
          language: copy.language,
          state: stateOf(mail),
          at: copy.createdAt.toISOString(),
          linkEndsAt: copy.linkEndsAt.toISOString(),
          openedAt: copy.openedAt?.toISOString() ?? null,
        },
      ]
    : []
}

function stateOf({ bouncedAt, refusedAt, sentAt }: CopyRow['mail']): EmailCopy['state'] {
  if (bouncedAt) {
    return 'returned'
  }
  if (refusedAt) {
    return 'failed'
  }

  return sentAt ? 'sent' : 'sending'
}
