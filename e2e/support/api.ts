import type { Call, CallInput, CallOutput, CallSchemas } from '@countersign/contract/call'
import { callUrl } from '@countersign/contract/calls/call-url'
import { baseUrl } from './environment.ts'

type Arguments<Input> = object extends Input ? [input?: Input] : [input: Input]

/** A client for the public API. */
export interface Api {
  /** Sends a call and expects success. */
  call<Schemas extends CallSchemas>(
    call: Call<Schemas>,
    ...[input]: Arguments<CallInput<Schemas>>
  ): Promise<CallOutput<Schemas>>
  /** Sends any request and returns its status and body. */
  request(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>
}

export function api(token?: string, server = baseUrl()): Api {
  const caller = { token, server }
  return {
    call: async (call, ...[input]) => asDeclared(await succeed(caller, call, input)),
    request: (method, path, body) => request(caller, method, `/api${path}`, body),
  }
}

/** A client for the signing room to which this link leads: its token is behind the `#`. */
export function roomApi(link: string): Api {
  const { hash, origin } = new URL(link, baseUrl())
  return api(hash.slice(1), origin)
}

interface Caller {
  token: string | undefined
  server: string
}

async function succeed(caller: Caller, call: Call, input: unknown) {
  const url = callUrl(call, input ?? {})
  const body = typeof input === 'object' && input && 'body' in input ? input.body : undefined
  const answer = await request(caller, call.method, url, body)
  if (answer.status >= 300) {
    throw new Error(`${call.method} ${url}: ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  return answer.body
}

/** The server filters every response through its schema. */
function asDeclared<Output>(body: unknown): Output {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  return body as Output
}

async function request({ token, server }: Caller, method: string, url: string, body?: unknown) {
  const answer = await fetch(`${server}${url}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  const parsed: unknown = isJson && text ? JSON.parse(text) : text
  return { status: answer.status, body: parsed }
}
