/** Answered as Stripe answers errors. */
export class StripeApiError extends Error {
  readonly status: number
  readonly body: { error: Record<string, unknown> }

  constructor(status: number, error: { type: string; message: string; [key: string]: unknown }) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

export function invalidRequest(message: string, more: Record<string, unknown> = {}) {
  return new StripeApiError(400, { type: 'invalid_request_error', message, ...more })
}

export function missing(what: string) {
  return new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}`,
  })
}
