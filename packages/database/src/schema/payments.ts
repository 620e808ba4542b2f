import {
  paymentStatuses,
  refundReasons,
  refundStatuses,
} from '@countersign/contract/rules/payments'
import type {
  PaymentStatus,
  RefundReason,
  RefundStatus,
  Settlement,
} from '@countersign/contract/schemas/payments'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { checkOneOf } from './check-one-of.ts'
import { packets } from './packets.ts'
import { users } from './users.ts'

const providers = ['recorded', 'stripe'] as const
export type PaymentProvider = (typeof providers)[number]

/** An attempt to pay for a packet. Written before the provider is called: its id is the request's. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    packetId: uuid('packet_id')
      .notNull()
      .references(() => packets.id),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    /** 1, 2, 3... within the packet. */
    attempt: integer('attempt').notNull(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    /** Changed only as the table of payment statuses allows, by a conditional update. */
    status: text('status').$type<PaymentStatus>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /** The provider's id of the payment page, and of the payment made on it. */
    reference: text('reference').unique(),
    chargeReference: text('charge_reference').unique(),
    /** "Visa ending in 4242". */
    method: text('method'),
    /** Why it failed, in words for the member. */
    failure: text('failure'),
    /** What came is not what was asked. */
    wrongAmountAt: instant('wrong_amount_at'),
    /** When the provider is asked next; null once nothing can change by itself. */
    nextCheckAt: instant('next_check_at'),
    checks: integer('checks').notNull().default(0),
    /** How often its state at the provider was taken over, so that an older reading is told from a newer one. */
    readings: integer('readings').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('payments_by_attempt').on(table.packetId, table.attempt),
    uniqueIndex('payments_under_way')
      .on(table.packetId)
      .where(sql`${table.status} in ('pending', 'processing')`),
    index('payments_to_check')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
    checkOneOf('payments_provider', table.provider, providers),
    checkOneOf('payments_status', table.status, paymentStatuses),
    check('payments_amount', sql`${table.amountCents} >= 0`),
  ],
)

/** One for each payment that came, and for each fee that will be invoiced. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    packetId: uuid('packet_id')
      .notNull()
      .references(() => packets.id),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    paymentId: uuid('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    /** Without gaps; null for a fee of 0. */
    number: integer('number').unique(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    settlement: text('settlement').$type<Settlement>().notNull(),
    /** "Visa ending in 4242". */
    method: text('method'),
    /** The payment provider's id. */
    reference: text('reference').notNull(),
    paidAt: instant('paid_at').notNull(),
    /** When all of it was given back, or was asked to be: it no longer pays for its packet. */
    voidedAt: instant('voided_at'),
  },
  (table) => [
    uniqueIndex('receipts_valid')
      .on(table.packetId)
      .where(sql`${table.voidedAt} is null`),
    index('receipts_by_packet').on(table.packetId),
    index('receipts_by_owner').on(table.ownerId, table.number),
    check('receipts_numbered', sql`(${table.number} is null) = (${table.amountCents} = 0)`),
  ],
)

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    /** The provider's id. */
    reference: text('reference').unique(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('refunds_by_payment').on(table.paymentId),
    index('refunds_under_way')
      .on(table.createdAt)
      .where(sql`${table.status} in ('requested', 'pending')`),
    checkOneOf('refunds_reason', table.reason, refundReasons),
    checkOneOf('refunds_status', table.status, refundStatuses),
    check('refunds_amount', sql`${table.amountCents} > 0`),
  ],
)

/** One row. Incremented in the transaction that writes a receipt, so that no number is skipped. */
export const receiptCounters = pgTable('receipt_counters', {
  id: smallint('id').primaryKey(),
  last: integer('last').notNull(),
})

/** Up to when the events of a provider have been read. */
export const paymentReads = pgTable('payment_reads', {
  provider: text('provider').$type<PaymentProvider>().primaryKey(),
  readUntil: instant('read_until').notNull(),
})
