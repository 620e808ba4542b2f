import { membershipRecords, sessions, usedLogoutTokens } from '@countersign/database'
import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { defineJob } from '../../../kernel/jobs.ts'
import { addMs, days } from '../../../kernel/time.ts'

/** A month after the login, long after its end. Logins and logouts stay in the event log. */
export const deleteOldSessionsJob = defineJob({
  name: 'delete-old-sessions',
  payload: z.object({}),
  every: '25 3 * * *',
  run: async (ctx) => {
    const now = ctx.clock.now()

    await ctx.db.delete(sessions).where(lt(sessions.createdAt, addMs(now, -days(30))))
    await ctx.db.delete(membershipRecords).where(lt(membershipRecords.expiresAt, now))
    await ctx.db.delete(usedLogoutTokens).where(lt(usedLogoutTokens.expiresAt, now))
  },
})
