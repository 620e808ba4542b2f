import type { WebhookVendor } from '@countersign/contract/rules/webhook-vendors'
import { webhookEvents } from '@countersign/database'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { enqueue } from '../../kernel/jobs.ts'
import type { WebhookRequest } from '../../kernel/ports.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { webhookJobType } from './process-webhook.ts'

/**
 * Keeps a vendor's event for a job, so that the vendor is answered at once. Idempotent by the
 * vendor's id of the event.
 */
export async function receiveWebhook(
  ctx: Context,
  { vendor, headers, body }: { vendor: WebhookVendor } & Omit<WebhookRequest, 'now'>,
): Promise<void> {
  const receiver = ctx.ports.webhooks[vendor]
  if (!receiver) {
    throw new DomainError('not-found', 'No such provider is set up here.')
  }
  const { eventId, payload } = receiver.verify({ headers, body, now: ctx.clock.now() })

  await inTransaction(ctx, async (tx) => {
    const [added] = await tx.db
      .insert(webhookEvents)
      .values({ id: tx.ids.uuid(), vendor, eventId, payload, receivedAt: tx.clock.now() })
      .onConflictDoNothing({ target: [webhookEvents.vendor, webhookEvents.eventId] })
      .returning({ id: webhookEvents.id })
    if (added) {
      await enqueue(tx, webhookJobType, added)
    }
  })
}
