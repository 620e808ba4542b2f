import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { answerApi } from './api-routes.ts'
import { answerPage } from './checkout-page.ts'
import { answerWrongly, type Fault } from './faults.ts'
import { parseForm } from './form-body.ts'
import { createIdempotency } from './idempotency.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { StripeApiError } from './stripe-error.ts'

export interface FakeStripe {
  /** For STRIPE_API_BASE; the payment pages are there too. */
  url: string
  ledger: Ledger
  /** How the next calls go wrong, by method and path; default: not at all. */
  faultOf: (request: { method: string; path: string }) => Fault | undefined
  /** Refuses the key from now on. */
  revokeKey(): void
  /** As after a day. */
  forgetKeys(): void
  /** "POST /v1/refunds", oldest first. */
  calls: string[]
  stop(): Promise<void>
}

interface FakeStripeOptions {
  secretKey: string
  now?: () => Date
  port?: number
}

/**
 * A stand-in for Stripe that the official client talks to: Checkout sessions and their page, payment
 * intents, refunds, disputes, the list of events. Stricter than the original: it refuses parameters
 * that we do not send, and a key is needed for every POST.
 */
export async function startFakeStripe(options: FakeStripeOptions): Promise<FakeStripe> {
  const { secretKey, now = () => new Date(), port = 0 } = options
  const ledger = createLedger({ now, origin: () => fake.url })
  const idempotency = createIdempotency()
  const stopping = new AbortController()
  let isRevoked = false
  const server = createServer((request, response) => {
    void handle(request, response)
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://stripe')
    const method = request.method ?? 'GET'
    const body = await readBody(request)
    if (path.startsWith('/c/')) {
      const page = answerPage(ledger, { method, path })
      response.writeHead(page.status, page.headers).end(page.body)
      return
    }

    fake.calls.push(`${method} ${path}`)
    const fault = fake.faultOf({ method, path })
    if (fault === 'cut-before') {
      await answerWrongly(fault, response, stopping.signal)
      return
    }
    const answer = answerCall({
      request,
      method,
      path,
      text: method === 'GET' ? search.slice(1) : body,
      fault,
    })
    if (!fault || !(await answerWrongly(fault, response, stopping.signal))) {
      response.writeHead(answer.status, headers).end(answer.body)
    }
  }

  interface CallInput {
    request: IncomingMessage
    method: string
    path: string
    text: string
    fault: Fault | undefined
  }

  function answerCall({ request, method, path, text, fault }: CallInput) {
    const key = request.headers['idempotency-key']
    const work = () => ({
      status: 200,
      body: JSON.stringify(answerApi(ledger, { method, path, params: parseForm(text) })),
    })
    try {
      assertAuthorized(request, isRevoked ? undefined : secretKey)
      if (typeof key !== 'string') {
        assertReading(method)
        return fault === 'error-500' ? serverError : work()
      }
      const kept = idempotency.find(key, `${method} ${path} ${text}`)
      if (kept) {
        return kept
      }
      const done = work()
      const answer = fault === 'error-500' ? serverError : done
      idempotency.keep(key, answer)
      return answer
    } catch (error) {
      if (!(error instanceof StripeApiError)) {
        throw error
      }
      if (
        typeof key === 'string' &&
        error.body.error.type !== 'idempotency_error' &&
        error.status !== 409
      ) {
        idempotency.forget(key)
      }
      return { status: error.status, body: JSON.stringify(error.body) }
    }
  }

  const fake: FakeStripe = {
    url: '',
    ledger,
    faultOf: () => undefined,
    revokeKey: () => void (isRevoked = true),
    forgetKeys: () => idempotency.forgetAll(),
    calls: [],
    stop: async () => {
      stopping.abort()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  fake.url = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`
  return fake
}

const headers = { 'content-type': 'application/json', 'request-id': 'req_test' }

const serverError = {
  status: 500,
  body: JSON.stringify({ error: { type: 'api_error', message: 'An error occurred.' } }),
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk))
  }

  return Buffer.concat(chunks).toString()
}

function assertAuthorized({ headers: sent }: IncomingMessage, secretKey: string | undefined): void {
  if (sent.authorization !== `Bearer ${secretKey}`) {
    throw new StripeApiError(401, {
      type: 'invalid_request_error',
      code: secretKey ? 'api_key_invalid' : 'api_key_expired',
      message: 'Invalid API Key provided: sk_test_****1234',
    })
  }
  if (!sent['stripe-version']) {
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      message: 'Send the header Stripe-Version.',
    })
  }
}

function assertReading(method: string): void {
  if (method !== 'GET') {
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      message: 'Every change needs an Idempotency-Key.',
    })
  }
}
