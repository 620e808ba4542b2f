import { calls, type CallName } from '@countersign/contract/calls'
import type { Call } from '@countersign/contract/call'
import { callUrl } from '@countersign/contract/calls/call-url'
import { requests } from './requests.ts'
import type { Subject } from './subject.ts'

export interface BuiltRequest {
  method: Call['method']
  /** From the root of the server. */
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** The names of all endpoints, in the order of the contract. */
export const callNames = Object.keys(calls)
  .map(asName)
  .sort((a, b) => order(a) - order(b))

/** Endpoints by noun, as in the list of `requests`. */
function order(name: CallName): number {
  return Object.keys(requests).indexOf(name)
}

export function callOf(name: CallName): Call {
  return calls[name]
}

/** The valid request of an endpoint about this subject, with this bearer token. */
export function buildRequest(name: CallName, subject: Subject, token?: string): BuiltRequest {
  const call = callOf(name)
  const { params, query, body, raw } = asParts(requests[name](subject))
  const content = raw ?? (body === undefined ? undefined : asJson(body))

  return {
    method: call.method,
    url: callUrl(call, { params, query }),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(content ? { 'content-type': content.type } : {}),
    },
    ...(content ? { payload: asPayload(content.bytes) } : {}),
  }
}

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  raw?: { type: string; bytes: Uint8Array | string }
}

/** `requests` has checked the parts of each call; here they are all alike. */
function asParts(input: unknown): Parts {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return input as Parts
}

function asJson(body: unknown): { type: string; bytes: string } {
  return { type: 'application/json', bytes: JSON.stringify(body) }
}

function asPayload(bytes: Uint8Array | string): string | Buffer {
  return typeof bytes === 'string' ? bytes : Buffer.from(bytes)
}

/** The names of `requests` are exactly those of the calls: the compiler checks it. */
function asName(name: string): CallName {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return name as CallName
}
