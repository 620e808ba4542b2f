import type { ResidentLanguage } from '@countersign/contract/schemas/languages'
import { signingInvites } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { findInviteByCode, hasExpired, inviteExpired } from './find-invite.ts'
import { initiatorOf } from '../packet/index.ts'

/** Later emails to this resident are in this language too. */
export async function setLanguage(
  visitor: Context,
  { code, language }: { code: string; language: ResidentLanguage },
): Promise<void> {
  const { ctx, invite, packet } = await findInviteByCode(visitor, code)
  if (hasExpired(invite, ctx.clock.now())) {
    throw inviteExpired(initiatorOf(packet).name)
  }

  await ctx.db.update(signingInvites).set({ language }).where(eq(signingInvites.id, invite.id))
}
