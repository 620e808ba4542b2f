import type { Problem } from '@countersign/contract/schemas/problem'
import type { Call, CallInput, CallOutput, CallSchemas } from '@countersign/contract/call'
import { callUrl } from '@countersign/contract/calls/call-url'
import { ApiProblem } from './api-problem.ts'
import { timeZone } from './time-zone.ts'

/** Sends a request; rejects where no response arrives. `fetch` is one. */
export type Transport = (url: string, init: SentRequest) => Promise<Response>

interface SentRequest extends RequestInit {
  headers: Headers
}

export interface ClientOptions {
  /** Turns a failed call into the error to throw; defaults to the `ApiProblem` itself. */
  toError?: (problem: ApiProblem) => Error
  /** The bearer token that a call sends. */
  token: (call: Call) => string | undefined
  /** Hears of a 401, with the token that was sent. */
  onUnauthorized?: (call: Call, refused: { token: string | undefined; problem: Problem }) => void
  init?: (body: BodyInit | null) => RequestInit
}

export interface SendOptions {
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  pdf?: Blob
  transport?: Transport
  /** Sends no headers: the server has let the browser fetch it with the page, and it did so without. */
  isPreloaded?: boolean
}

type Arguments<Options> = object extends Options ? [options?: Options] : [options: Options]

export interface ApiClient {
  /**
   * Sends a call: its params, query and body are asked for exactly where it declares them. Resolves
   * with the response that it declares; throws `ApiProblem`.
   */
  call<Schemas extends CallSchemas>(
    call: Call<Schemas>,
    ...[options]: Arguments<CallInput<Schemas> & SendOptions>
  ): Promise<CallOutput<Schemas>>
  fetchFile<Schemas extends CallSchemas>(
    call: Call<Schemas>,
    ...[options]: Arguments<CallInput<Schemas> & SendOptions>
  ): Promise<Blob>
}

/** The client of the API, for the app and the signing room alike. */
export function createApiClient(client: ClientOptions): ApiClient {
  return {
    call: async (call, ...[options]) => {
      const response = await send(client, call, withoutTypes(options))
      return asDeclared(response.status === 204 ? undefined : await response.json())
    },
    fetchFile: async (call, ...[options]) => {
      const response = await send(client, call, withoutTypes(options))
      return await response.blob()
    },
  }
}

interface UntypedOptions extends SendOptions {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** The signatures above have checked the options. */
function withoutTypes(options: unknown): UntypedOptions {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a generic type ends here
  return (options ?? {}) as UntypedOptions
}

/** The server filters every response through its schema; parsing it again would ship the schemas. */
function asDeclared<Output>(body: unknown): Output {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  return body as Output
}

async function send(client: ClientOptions, call: Call, options: UntypedOptions): Promise<Response> {
  const token = client.token(call)
  const response = await request(client, call, { ...options, token })
  if (response.ok) {
    return response
  }

  const problem = await readProblem(response)
  if (response.status === 401) {
    client.onUnauthorized?.(call, { token, problem })
  }
  throw failure(client, problem)
}

async function request(
  client: ClientOptions,
  call: Call,
  options: UntypedOptions & { token: string | undefined },
): Promise<Response> {
  const { token, params, query, pdf, signal = null, transport = fetch, isPreloaded } = options
  const body = pdf ?? (options.body === undefined ? null : JSON.stringify(options.body))
  const headers = new Headers({
    ...(!isPreloaded && { 'x-time-zone': timeZone }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== null && { 'content-type': pdf ? 'application/pdf' : 'application/json' }),
    ...options.headers,
  })
  try {
    return await transport(callUrl(call, { params, query }), {
      ...client.init?.(body),
      method: call.method,
      headers,
      body,
      signal,
    })
  } catch (error) {
    throw signal?.aborted ? error : failure(client, unexpected(0))
  }
}

function failure({ toError }: ClientOptions, problem: Problem): Error {
  const error = new ApiProblem(problem)
  return toError ? toError(error) : error
}

async function readProblem(response: Response): Promise<Problem> {
  try {
    const body: unknown = await response.json()
    return isProblem(body) ? body : unexpected(response.status)
  } catch {
    // A proxy's own error page.
    return unexpected(response.status)
  }
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'title' in body &&
    typeof body.title === 'string'
  )
}

function unexpected(status: number): Problem {
  return { type: 'about:blank', title: 'Something went wrong', status, code: 'unexpected' }
}
