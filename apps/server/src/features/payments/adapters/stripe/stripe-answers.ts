import { z } from 'zod'

/** What we read of Stripe's answers. Anything else in them is ignored. */

const Metadata = z.record(z.string(), z.string()).nullish()

const Card = z.object({ brand: z.string().nullish(), last4: z.string().nullish() })
const Charge = z.object({
  disputed: z.boolean(),
  created: z.number(),
  payment_method_details: z
    .object({
      type: z.string(),
      card: Card.nullish(),
      us_bank_account: z
        .object({ bank_name: z.string().nullish(), last4: z.string().nullish() })
        .nullish(),
    })
    .nullish(),
})
export type Charge = z.infer<typeof Charge>

const PaymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: z.number().int(),
  currency: z.string(),
  last_payment_error: z
    .object({ code: z.string().nullish(), message: z.string().nullish() })
    .nullish(),
  latest_charge: Charge.nullish(),
})
export type PaymentIntent = z.infer<typeof PaymentIntent>

const OpenSession = z.object({ status: z.literal('open'), url: z.url({ protocol: /^https?$/ }) })
const EndedSession = z.object({
  status: z.enum(['complete', 'expired']),
  url: z.string().nullish(),
})

/** Retrieved with its payment intent and charge. */
export const Session = z
  .object({
    id: z.string().startsWith('cs_'),
    payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
    metadata: Metadata,
    payment_intent: PaymentIntent.nullish(),
  })
  .and(z.discriminatedUnion('status', [OpenSession, EndedSession]))
export type Session = z.infer<typeof Session>

/** As created: without what is read later. */
export const CreatedSession = z.object({
  id: z.string().startsWith('cs_'),
  url: z.url({ protocol: /^https?$/ }),
})

export const Refund = z.object({
  id: z.string(),
  amount: z.number().int().positive(),
  status: z.string().nullable(),
  metadata: Metadata,
})
export type Refund = z.infer<typeof Refund>

export const RefundList = z.object({ data: z.array(Refund) })

export const DisputeList = z.object({ data: z.array(z.object({ status: z.string() })) })

/** Ids alone: the object is read again. */
export const StripeEvent = z.object({
  id: z.string().startsWith('evt_'),
  type: z.string(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string(),
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
      metadata: Metadata,
    }),
  }),
})
export type StripeEvent = z.infer<typeof StripeEvent>

export const EventList = z.object({ data: z.array(StripeEvent), has_more: z.boolean() })
