import { roomSessions } from '@countersign/database'
import { lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'

export const deleteExpiredSessionsJob = 'forget-rooms'
export const DeleteExpiredSessions = z.object({})

const dayMs = 86_400_000

/** Clears away the rooms whose links ended a day ago; what was done in them is in the record. */
export async function deleteExpiredSessions(ctx: Context): Promise<void> {
  const yesterday = new Date(ctx.clock.now().getTime() - dayMs)

  await ctx.db.delete(roomSessions).where(lt(roomSessions.expiresAt, yesterday))
}
