import type { ResidentLanguage } from '@countersign/contract'
import { signingInvites } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { findInviteByCode } from './find-invite.ts'

/** Later emails to this resident are in this language too. */
export async function setLanguage(
  visitor: Context,
  { code, language }: { code: string; language: ResidentLanguage },
): Promise<void> {
  const { ctx, invite } = await findInviteByCode(visitor, code)

  await ctx.db.update(signingInvites).set({ language }).where(eq(signingInvites.id, invite.id))
}
