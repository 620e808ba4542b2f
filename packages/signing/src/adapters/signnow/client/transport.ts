import type { z } from 'zod'
import { readBody } from './read-body.ts'
import { readErrorCodes, toSignNowError } from './read-errors.ts'
import { SignNowError } from './signnow-error.ts'

export interface TransportOptions {
  /** Such as `https://api.signnow.com`. */
  baseUrl: string
  /** Time limit of a call, in milliseconds; a transfer has three times as much. Default: 10 seconds. */
  timeoutMs?: number
  /** Called after every attempt, for metrics. The name has no ids. */
  onCall?: (call: FinishedCall) => void
  fetch?: typeof fetch
}

interface FinishedCall {
  /** Such as `create-invite`. */
  name: string
  durationMs: number
  outcome: 'ok' | SignNowError['kind']
}

export interface SignNowRequest<Answer extends z.ZodType = z.ZodType> {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Sent as JSON, or as it is. */
  body?: object | FormData | URLSearchParams
  answer: Answer
  /** Bytes are returned instead of JSON if they begin with `%PDF`. */
  pdf?: true
  /** A PDF is sent or received, which takes longer. */
  isTransfer?: true
}

/** Longer answers are not read. */
const maxJsonBytes = 2_000_000
const maxPdfBytes = 60_000_000

/** One attempt. Never follows a redirect: the token would go to whoever is named there. */
export async function sendOnce(
  options: TransportOptions,
  request: SignNowRequest,
  authorization: string,
): Promise<unknown> {
  const started = performance.now()
  let outcome: FinishedCall['outcome'] = 'ok'
  try {
    return await attempt(options, request, authorization)
  } catch (error) {
    const known = error instanceof SignNowError ? error : unavailable(request, error)
    outcome = known.kind
    throw known
  } finally {
    options.onCall?.({ name: request.name, durationMs: performance.now() - started, outcome })
  }
}

async function attempt(
  { baseUrl, timeoutMs = 10_000, fetch: send = fetch }: TransportOptions,
  request: SignNowRequest,
  authorization: string,
): Promise<unknown> {
  const { method, path, body, pdf, name, isTransfer } = request
  const isJson =
    body !== undefined && !(body instanceof FormData || body instanceof URLSearchParams)
  const response = await send(`${baseUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      authorization,
      accept: pdf ? 'application/pdf, application/json' : 'application/json',
      ...(isJson && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    signal: AbortSignal.timeout(isTransfer ? 3 * timeoutMs : timeoutMs),
  })
  if (response.status >= 500 || response.status === 429) {
    await response.body?.cancel()
    throw new RetryLater(name, response)
  }

  const bytes = await readBody(response, pdf ? maxPdfBytes : maxJsonBytes)
  if (pdf && response.ok && isPdf(bytes)) {
    return bytes
  }
  return readJson(request, response.status, bytes)
}

/** With how long SignNow asks to wait, in milliseconds. */
export class RetryLater extends SignNowError {
  readonly afterMs: number | undefined
  readonly isProcessed: boolean

  constructor(name: string, response: Response) {
    super('unavailable', `SignNow answered ${name} with ${response.status}.`)
    const seconds = Number(response.headers.get('retry-after') ?? NaN)
    this.afterMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
    this.isProcessed = response.status !== 429
  }
}

/** The header may be anywhere in the first kilobyte (ISO 32000-1, annex H, note 13). */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
}

function readJson(
  { name, answer, pdf }: SignNowRequest,
  status: number,
  bytes: Uint8Array,
): unknown {
  const body = parseJson(bytes)
  const codes = readErrorCodes(body)
  if (status < 200 || status >= 300) {
    throw toSignNowError(name, status, codes ?? [])
  }
  if (codes) {
    throw toSignNowError(name, 400, codes)
  }
  const parsed = answer.safeParse(body)
  if (pdf || !parsed.success) {
    throw new SignNowError('unavailable', `SignNow’s answer to ${name} has an unknown form.`)
  }
  return parsed.data
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return bytes.byteLength === 0 ? undefined : JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** The cause may name the address, never a body. */
function unavailable({ name }: SignNowRequest, error: unknown): SignNowError {
  const why = error instanceof Error ? error.name : 'unknown'
  return new SignNowError('unavailable', `SignNow did not answer ${name} (${why}).`)
}
