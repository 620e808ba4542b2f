import { users } from '@countersign/database'
import type { SigningGroup } from '@countersign/signing/signing-group'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { residentSignedEmail } from './owner-emails.ts'
import { ownerFacts } from './packet-facts.ts'
import { queueOwnerMail } from './queue-mail.ts'
import {
  formatSigner,
  type InviteRow,
  ownerContactId,
  type PacketRow,
  packetUrl,
} from '../packet/index.ts'

/** The last resident's signature is announced by the mail that it is the owner's turn. */
export async function mailResidentSigned(
  ctx: Context,
  packet: PacketRow,
  { signed, group }: { signed: InviteRow; group: SigningGroup },
): Promise<void> {
  const waiting = group.signers.filter(({ role, state }) => role !== 'LLSign' && state !== 'signed')
  if (waiting.length === 0 || !(await wantsMail(ctx, packet))) {
    return
  }

  await queueOwnerMail(ctx, packet, {
    kind: 'resident-signed',
    occasion: signed.role,
    email: residentSignedEmail({
      ...ownerFacts(packet),
      name: signed.name,
      signer: formatSigner(signed),
      waitingFor: waiting.map(({ name }) => name),
      url: packetUrl(ctx, packet, 'resident-link'),
    }),
  })
}

async function wantsMail(ctx: Context, packet: PacketRow): Promise<boolean> {
  const [user] = await ctx.db
    .select({ mailOnSignature: users.mailOnSignature })
    .from(users)
    .where(eq(users.id, ownerContactId(packet)))

  return user?.mailOnSignature ?? true
}
