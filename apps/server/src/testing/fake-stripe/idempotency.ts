import { StripeApiError } from './stripe-error.ts'

interface Kept {
  request: string
  answer: KeptAnswer | undefined
}

export interface KeptAnswer {
  status: number
  body: string
}

/** The first answer of a key is kept, also a 500, and the key is refused with other values. */
export function createIdempotency() {
  const kept = new Map<string, Kept>()

  return {
    /** The kept answer; `undefined` for a new key, which is then in use. */
    find(key: string, request: string): KeptAnswer | undefined {
      const known = kept.get(key)
      if (!known) {
        kept.set(key, { request, answer: undefined })
        return undefined
      }
      if (known.request !== request) {
        throw new StripeApiError(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with.`,
        })
      }
      if (!known.answer) {
        throw new StripeApiError(409, {
          type: 'invalid_request_error',
          code: 'idempotency_key_in_use',
          message: 'There is currently another in-progress request using this key.',
        })
      }
      return known.answer
    },
    keep(key: string, answer: KeptAnswer): void {
      const known = kept.get(key)
      if (known) {
        known.answer = answer
      }
    },
    /** A request that was refused by its parameters may be sent again. */
    forget(key: string): void {
      kept.delete(key)
    },
    /** As Stripe does after a day. */
    forgetAll(): void {
      kept.clear()
    },
  }
}
