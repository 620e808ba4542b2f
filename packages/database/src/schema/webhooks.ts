import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** What vendors told us, kept until a job has worked it off; each of their events counts once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: id(),
    vendor: text('vendor').notNull(),
    /** The vendor's own id of the event. */
    eventId: text('event_id').notNull(),
    payload: jsonb('payload').notNull(),
    receivedAt: instant('received_at').notNull(),
    processedAt: instant('processed_at'),
  },
  (table) => [
    unique('webhook_events_once').on(table.vendor, table.eventId),
    index('webhook_events_by_time').on(table.receivedAt),
  ],
)
