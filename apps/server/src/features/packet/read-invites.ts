import { signingInvites } from '@countersign/database'
import { asc, eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import type { InviteRow } from './rows.ts'

export async function readInvites(ctx: Context, packetId: string): Promise<InviteRow[]> {
  return ctx.db
    .select()
    .from(signingInvites)
    .where(eq(signingInvites.packetId, packetId))
    .orderBy(asc(signingInvites.position))
}
