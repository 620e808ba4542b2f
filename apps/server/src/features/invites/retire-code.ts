import { retiredCodes } from '@countersign/database'
import type { Context } from '../../kernel/context.ts'
import { sha256 } from '../../kernel/sha256.ts'
import type { InviteRow } from '../packet/index.ts'

/** In the transaction that ends the code. An old link can then say why it no longer works. */
export async function retireCode(
  ctx: Context,
  { packetId, role, code }: InviteRow,
  reason: (typeof retiredCodes.$inferInsert)['reason'],
): Promise<void> {
  if (code) {
    await ctx.db
      .insert(retiredCodes)
      .values({ codeSha256: sha256(code), packetId, role, reason, retiredAt: ctx.clock.now() })
      .onConflictDoNothing()
  }
}
