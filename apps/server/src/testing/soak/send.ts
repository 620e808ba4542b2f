import { Problem } from '@countersign/contract/schemas/problem'

export interface SoakRequest {
  method: string
  /** From the root of the server. */
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

export interface SoakResponse {
  status: number
  /** Of a problem. */
  code: string | undefined
  text: string
}

const timeLimitMs = 60_000

/** Sends to a server of this machine only. Throws for an answer that no request may get. */
export async function sendChecked(origin: string, request: SoakRequest): Promise<SoakResponse> {
  const response = await send(origin, request)
  const fault = findFault(response)
  if (fault) {
    throw new Error(`${request.method} ${request.url.slice(0, 300)}: ${fault}`)
  }

  return response
}

export async function send(origin: string, request: SoakRequest): Promise<SoakResponse> {
  const { method, url, headers, payload } = request
  requireLoopback(origin)
  const response = await fetch(origin + url, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeLimitMs),
    ...(payload === undefined || method === 'GET' ? {} : { body: asBody(payload) }),
  })
  const text = await response.text()

  return { status: response.status, code: readCode(response, text), text }
}

function requireLoopback(origin: string): void {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)) {
    throw new Error(`The soak test attacks this machine only, not ${origin}.`)
  }
}

/** What is wrong with an answer, whatever was asked. */
export function findFault({ status, code, text }: SoakResponse): string | undefined {
  if (status >= 500) {
    return `${status} ${text.slice(0, 500)}`
  }
  if (/node_modules|\.ts:\d+:|Failed query|DrizzleQueryError/.test(text)) {
    return `the answer shows internals: ${text.slice(0, 500)}`
  }

  // 431 and some 400 are Node's own, before there is a request.
  return status >= 400 && code === undefined && ![400, 431].includes(status)
    ? `${status} is no problem: ${text.slice(0, 500)}`
    : undefined
}

function readCode(response: Response, text: string): string | undefined {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) {
    return undefined
  }

  return Problem.parse(JSON.parse(text)).code
}

function asBody(payload: string | Buffer): string | Uint8Array<ArrayBuffer> {
  return typeof payload === 'string' ? payload : new Uint8Array(payload)
}
