import type { ResidentLanguage } from '@countersign/contract'
import { signingInvites } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { findInviteByCode } from './find-invite.ts'

/** Writes down in which language a resident reads, so that later letters come in it too. */
export async function rememberLanguage(
  visitor: Context,
  { code, language }: { code: string; language: ResidentLanguage },
): Promise<void> {
  const { ctx, invite } = await findInviteByCode(visitor, code)

  await ctx.db.update(signingInvites).set({ language }).where(eq(signingInvites.id, invite.id))
}
