import { roomSessions } from '@countersign/database'
import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { defineJob } from '../../kernel/jobs.ts'
import { addMs, days } from '../../kernel/time.ts'

/** A day after they expired. What was done in them is in the event log. */
export const deleteExpiredSessionsJob = defineJob({
  name: 'forget-rooms',
  payload: z.object({}),
  every: '15 * * * *',
  run: async (ctx) => {
    const yesterday = addMs(ctx.clock.now(), -days(1))

    await ctx.db.delete(roomSessions).where(lt(roomSessions.expiresAt, yesterday))
  },
})
