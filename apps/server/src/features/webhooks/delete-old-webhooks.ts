import { webhookEvents } from '@countersign/database'
import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { defineJob } from '../../kernel/jobs.ts'
import { addMs, days } from '../../kernel/time.ts'

/** Longer than any vendor goes on repeating an event. */
const keptDays = 60

export const deleteOldWebhooksJob = defineJob({
  name: 'delete-old-webhooks',
  payload: z.object({}),
  every: '20 4 * * *',
  run: async (ctx) => {
    await ctx.db
      .delete(webhookEvents)
      .where(lt(webhookEvents.receivedAt, addMs(ctx.clock.now(), -days(keptDays))))
  },
})
