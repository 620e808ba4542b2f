import type { WebhookVendor } from '@countersign/contract/rules/webhook-vendors'
import { webhookEvents } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context, Job, JobType } from '../../kernel/context.ts'
import { defineJob } from '../../kernel/jobs.ts'

export const webhookJobType = {
  name: 'process-webhook',
  payload: z.object({ id: z.uuid() }),
} satisfies JobType

/**
 * What each vendor's events do. They come more than once and in any order, so a handler is idempotent
 * and reads the current state at the provider.
 */
type WebhookHandlers = Partial<
  Record<WebhookVendor, (ctx: Context, payload: unknown) => Promise<void>>
>

export function createProcessWebhookJob(handlers: WebhookHandlers): Job<z.ZodType> {
  return defineJob({
    ...webhookJobType,
    run: (ctx, { id }) => processWebhook(ctx, id, handlers),
  })
}

async function processWebhook(ctx: Context, id: string, handlers: WebhookHandlers): Promise<void> {
  const [event] = await ctx.db.select().from(webhookEvents).where(eq(webhookEvents.id, id))
  if (!event || event.processedAt) {
    return
  }

  const handle = Object.entries(handlers).find(([vendor]) => vendor === event.vendor)?.[1]
  if (!handle) {
    throw new Error(`Nothing handles events of ${event.vendor}.`)
  }
  await handle(ctx, event.payload)
  await ctx.db
    .update(webhookEvents)
    .set({ processedAt: ctx.clock.now() })
    .where(eq(webhookEvents.id, id))
}
