import type { Endpoint, Problem } from '@countersign/contract'
import type { z } from 'zod'
import { ApiProblem } from './api-problem.ts'
import { problemMessages, unreachableText } from './problem-messages.ts'
import { announceSessionEnd } from './session-end.ts'
import { timeZone } from './time-zone.ts'
import { readToken, removeToken } from './token.ts'

export { ApiProblem } from './api-problem.ts'

type Schema = z.ZodType

/** What of an endpoint a call needs. `lib/calls.ts` has some without their schemas, for light pages. */
export type Callable<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> = Pick<
  Endpoint<Params, Query, Body, Response>,
  'method' | 'path' | 'door' | 'params' | 'query' | 'body' | 'response'
>

interface Extras {
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** The page asks by itself, and nobody need be there: it does not keep the session alive. */
  background?: true
}

/** A part is asked for where the endpoint declares it, and may be left out where all of it may. */
type Part<Name extends string, Shape extends Schema> = Shape extends z.ZodUndefined
  ? unknown
  : object extends z.input<Shape>
    ? { [Key in Name]?: z.input<Shape> }
    : { [Key in Name]: z.input<Shape> }

export type CallOptions<P extends Schema, Q extends Schema, B extends Schema> = Extras &
  Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B>

type Arguments<Options> = object extends Options ? [options?: Options] : [options: Options]

/**
 * Calls the API. Answers what the contract says; throws `ApiProblem`. A 401 ends the session, except
 * at the doors of those who have no account.
 */
export async function callApi<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
>(
  endpoint: Callable<P, Q, B, R>,
  ...[options]: Arguments<CallOptions<P, Q, B>>
): Promise<z.output<R>> {
  const response = await send(endpoint, looseOptions(options))
  if (response.status === 204) {
    return asDeclared<R>(undefined)
  }

  return asDeclared<R>(await response.json())
}

/** Calls an endpoint that answers a PDF. */
export async function fetchPdf<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
>(endpoint: Callable<P, Q, B, R>, ...[options]: Arguments<CallOptions<P, Q, B>>): Promise<Blob> {
  const response = await send(endpoint, looseOptions(options))
  return await response.blob()
}

interface PdfExtras extends Extras {
  /** Hears how much has left this computer, from 0 to 1. */
  onProgress?: (part: number) => void
}

/** Hands a PDF to an endpoint that takes it as its body; answers what the contract says. */
export async function sendPdf<R extends Schema>(
  endpoint: Callable<Schema, Schema, Schema, R>,
  pdf: Blob,
  extras: PdfExtras = {},
): Promise<z.output<R>> {
  const response = await send(endpoint, { ...extras, pdf })
  return asDeclared<R>(await response.json())
}

interface LooseOptions extends Extras {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  /** In place of `body`. */
  pdf?: Blob
  onProgress?: (part: number) => void
}

/** The types above have checked the options; from here on only their names matter. */
function looseOptions(options: unknown): LooseOptions {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a generic type ends here
  return (options ?? {}) as LooseOptions
}

/** The server filters every answer through the schema; parsing it again would ship the schemas. */
function asDeclared<R extends Schema>(answer: unknown): z.output<R> {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the contract is believed
  return answer as z.output<R>
}

async function send(endpoint: Callable, options: LooseOptions): Promise<Response> {
  const token = tokenFor(endpoint)
  const response = await request(endpoint, options, token)
  if (response.ok) {
    return response
  }

  const problem = await readProblem(response)
  if (response.status === 401) {
    endSession(endpoint, token, problem)
  }
  throw new ApiProblem(problem)
}

/** Signing codes and room tokens are proof enough at their doors; the member's own stays at home. */
function tokenFor({ door }: Callable): string | undefined {
  return door === 'member' || door === 'public' ? readToken() : undefined
}

/** A late refusal of a token that has been replaced since is no news. */
function endSession({ door }: Callable, token: string | undefined, problem: Problem): void {
  if (door === 'code' || door === 'room' || token !== readToken()) {
    return
  }
  removeToken()
  announceSessionEnd(problem.code === 'session-expired' ? 'inactive' : 'refused')
}

async function request(
  endpoint: Callable,
  options: LooseOptions,
  token: string | undefined,
): Promise<Response> {
  const { params, query, body, pdf, signal, background, onProgress } = options
  const headers = new Headers(options.headers)
  headers.set('x-time-zone', timeZone)
  if (background) {
    headers.set('x-background', '1')
  }
  if (token) {
    headers.set('authorization', `Bearer ${token}`)
  }
  if (body !== undefined || pdf) {
    headers.set('content-type', pdf ? 'application/pdf' : 'application/json')
  }
  const address = `/api${fillPath(endpoint.path, params)}${queryString(query)}`
  try {
    if (pdf && onProgress) {
      const { upload } = await import('./upload.ts')
      return await upload(address, { method: endpoint.method, headers, pdf, signal, onProgress })
    }
    return await fetch(address, {
      method: endpoint.method,
      credentials: 'include',
      headers,
      body: pdf ?? (body === undefined ? null : JSON.stringify(body)),
      signal: signal ?? null,
    })
  } catch (error) {
    if (signal?.aborted) {
      throw error
    }
    throw new ApiProblem({ ...unexpected(0), detail: unreachableText })
  }
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') {
      search.set(name, String(value))
    }
  }
  return search.size === 0 ? '' : `?${search}`
}

async function readProblem(response: Response): Promise<Problem> {
  try {
    const answer: unknown = await response.json()
    return isProblem(answer) ? answer : unexpected(response.status)
  } catch {
    return unexpected(response.status)
  }
}

function isProblem(answer: unknown): answer is Problem {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'code' in answer &&
    typeof answer.code === 'string' &&
    Object.hasOwn(problemMessages, answer.code)
  )
}

function unexpected(status: number): Problem {
  return { type: 'about:blank', title: 'Something went wrong', status, code: 'unexpected' }
}
