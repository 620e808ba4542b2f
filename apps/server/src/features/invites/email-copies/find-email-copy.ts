import { emailCopies, mails, packets } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { actingAs, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { sha256 } from '../../../kernel/sha256.ts'
import type { PacketRow } from '../../packet/index.ts'

interface FoundCopy {
  /** Acts as the person to whom it was mailed, where they are named in the documents. */
  ctx: Context
  copy: typeof emailCopies.$inferSelect
  mail: typeof mails.$inferSelect
  packet: PacketRow
}

/** A link that has ended names nobody. */
export async function findEmailCopy(visitor: Context, code: string): Promise<FoundCopy> {
  const found = await findByCode(visitor, code)
  if (!found) {
    throw new DomainError(
      'copy-not-found',
      'This link does not exist. Please check that you opened the full link from your email.',
    )
  }
  if (found.copy.linkEndsAt <= visitor.clock.now()) {
    throw new DomainError(
      'file-link-expired',
      'This link no longer works. If you still need the copy, ask the person who sent it to you.',
    )
  }

  const { mail, packet } = found
  const role = mail.role === 'copy' ? undefined : mail.role
  return {
    ...found,
    ctx: role ? actingAs(visitor, { kind: 'resident', role, packetId: packet.id }) : visitor,
  }
}

async function findByCode(ctx: Context, code: string) {
  const [found] = await ctx.db
    .select({ copy: emailCopies, mail: mails, packet: packets })
    .from(emailCopies)
    .innerJoin(mails, eq(mails.id, emailCopies.mailId))
    .innerJoin(packets, eq(packets.id, emailCopies.packetId))
    .where(eq(emailCopies.codeSha256, sha256(code)))

  return found
}
