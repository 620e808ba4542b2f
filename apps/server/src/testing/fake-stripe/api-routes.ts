import { z } from 'zod'
import type { FakeIntent, FakeSession, Ledger } from './ledger.ts'
import type { FormValue } from './form-body.ts'
import { invalidRequest, missing } from './stripe-error.ts'

export interface ApiRequest {
  method: string
  path: string
  params: Record<string, FormValue>
}

/** Stripe's calls as far as we use them, stricter: a parameter that is not listed here is refused. */
export function answerApi(ledger: Ledger, { method, path, params }: ApiRequest): unknown {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null
    if (match) {
      return route.answer(ledger, parse(route.params, params), match[1] ?? '')
    }
  }

  throw missing(`path: ${method} ${path}`)
}

interface Route<Params extends z.ZodType = z.ZodType> {
  method: string
  path: RegExp
  params: Params
  answer(ledger: Ledger, params: z.output<Params>, id: string): unknown
}

function route<Params extends z.ZodType>(declared: Route<Params>): Route {
  return {
    ...declared,
    answer: (ledger, params, id) => declared.answer(ledger, declared.params.parse(params), id),
  }
}

const Cents = z.string().regex(/^\d+$/).transform(Number)
const minChargeCents = 50
const Metadata = z.record(z.string().max(40), z.string().max(500)).default({})
const Limit = z.coerce.number().int().min(1).max(100).default(10)
const ByIntent = z.strictObject({ payment_intent: z.string(), limit: Limit })

const Expand = z.strictObject({
  expand: z.array(z.enum(['payment_intent', 'payment_intent.latest_charge'])).default([]),
})

const NewSession = z.strictObject({
  mode: z.literal('payment'),
  client_reference_id: z.string().max(200).optional(),
  metadata: Metadata,
  payment_intent_data: z
    .strictObject({ metadata: Metadata, description: z.string().max(1000).optional() })
    .default({ metadata: {} }),
  line_items: z.tuple([
    z.strictObject({
      quantity: z.literal('1'),
      price_data: z.strictObject({
        currency: z.literal('usd'),
        unit_amount: Cents,
        product_data: z.strictObject({ name: z.string().min(1).max(250) }),
      }),
    }),
  ]),
  success_url: z.url().max(5000),
  cancel_url: z.url().max(5000),
})

const routes: Route[] = [
  route({
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    params: NewSession,
    answer(ledger, params) {
      const { unit_amount, currency } = params.line_items[0].price_data
      if (unit_amount < minChargeCents) {
        throw invalidRequest('The total amount must be at least $0.50.', {
          code: 'amount_too_small',
        })
      }
      return ledger.createSession({
        amount: unit_amount,
        currency,
        metadata: params.metadata,
        intentMetadata: params.payment_intent_data.metadata,
        reference: params.client_reference_id ?? null,
        successUrl: params.success_url,
        cancelUrl: params.cancel_url,
      })
    },
  }),
  route({
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    params: Expand,
    answer: (ledger, { expand }, id) => expandSession(ledger, ledger.session(id), expand),
  }),
  route({
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    params: z.strictObject({}),
    answer: (ledger, _params, id) => ledger.expireSession(id),
  }),
  route({
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    params: z.strictObject({}),
    answer: (ledger, _params, id) => ledger.intents.get(id) ?? fail(id),
  }),
  route({
    method: 'POST',
    path: /^\/v1\/refunds$/,
    params: z.strictObject({ payment_intent: z.string(), amount: Cents, metadata: Metadata }),
    answer: (ledger, { payment_intent, amount, metadata }) =>
      ledger.refund({ intent: payment_intent, amount, metadata }),
  }),
  route({
    method: 'GET',
    path: /^\/v1\/refunds$/,
    params: ByIntent,
    answer: (ledger, { payment_intent, limit }) =>
      listOf(ledger.refunds.values(), { payment_intent, limit }),
  }),
  route({
    method: 'GET',
    path: /^\/v1\/disputes$/,
    params: ByIntent,
    answer: (ledger, { payment_intent, limit }) =>
      listOf(ledger.disputes.values(), { payment_intent, limit }),
  }),
  route({
    method: 'GET',
    path: /^\/v1\/events$/,
    params: z.strictObject({
      limit: Limit,
      types: z.array(z.string()).max(20).optional(),
      created: z.strictObject({ gte: z.coerce.number().int() }).optional(),
      starting_after: z.string().optional(),
    }),
    answer(ledger, { limit, types, created, starting_after }) {
      const newest = [...ledger.events]
        .reverse()
        .filter(({ type }) => !types || types.includes(type))
        .filter((event) => !created || event.created >= created.gte)
      const from = starting_after ? newest.findIndex(({ id }) => id === starting_after) + 1 : 0
      const data = newest.slice(from, from + limit)
      return { object: 'list', data, has_more: newest.length > from + limit }
    },
  }),
]

function expandSession(ledger: Ledger, session: FakeSession, expand: readonly string[]): unknown {
  const intent = ledger.intents.get(session.payment_intent ?? '')
  if (!intent || expand.length === 0) {
    return session
  }

  return { ...session, payment_intent: expandIntent(ledger, intent, expand) }
}

function expandIntent(ledger: Ledger, intent: FakeIntent, expand: readonly string[]): unknown {
  const charge = ledger.charges.get(intent.latest_charge ?? '')

  return charge && expand.includes('payment_intent.latest_charge')
    ? { ...intent, latest_charge: charge }
    : intent
}

function listOf(
  all: Iterable<{ payment_intent: string }>,
  { payment_intent, limit }: { payment_intent: string; limit: number },
) {
  const own = [...all].filter((one) => one.payment_intent === payment_intent).reverse()

  return { object: 'list', data: own.slice(0, limit), has_more: own.length > limit }
}

function parse(schema: z.ZodType, params: unknown): unknown {
  const parsed = schema.safeParse(params)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw invalidRequest(`Received unknown or invalid parameter: ${issue?.message ?? ''}`, {
      code: 'parameter_unknown',
      param: issue?.path.join('.'),
    })
  }

  return params
}

function fail(id: string): never {
  throw missing(`payment_intent: '${id}'`)
}
