import { problems, type Endpoint, type Problem, type ProblemCode } from '@countersign/contract'
import type { z } from 'zod'

/** What a fake endpoint hears. */
export interface Heard {
  params: Record<string, string>
  query: URLSearchParams
  headers: Headers
  body: unknown
}

export interface Reply {
  endpoint: Pick<Endpoint, 'method' | 'path'>
  answer: (heard: Heard) => Response | Promise<Response>
}

/** Answers an endpoint of the contract with what the contract says it answers. */
export function replies<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(endpoint: Endpoint<P, Q, B, R>, answer: (heard: Heard) => z.output<R>): Reply {
  return {
    endpoint,
    answer: (heard) => {
      const body = answer(heard)
      const status = endpoint.status ?? 200
      return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
    },
  }
}

/** Refuses as the server would. */
export function refuses(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  code: ProblemCode,
  more: Pick<Problem, 'detail' | 'errors'> = {},
): Reply {
  return { endpoint, answer: () => refusal(code, more) }
}

export function refusal(
  code: ProblemCode,
  more: Pick<Problem, 'detail' | 'errors'> = {},
): Response {
  const body = { type: `/problems/${code}`, code, ...problems[code], ...more }
  return Response.json(body, {
    status: body.status,
    headers: { 'content-type': 'application/problem+json' },
  })
}

/** Finds the reply for a request, as the server would find the endpoint; the last one given wins. */
export async function answerFrom(replyList: readonly Reply[], request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/^\/api/, '').replace(/\/$/, '')
  for (const { endpoint, answer } of replyList.toReversed()) {
    const params = endpoint.method === request.method ? match(endpoint.path, path) : undefined
    if (params) {
      const { headers } = request
      return answer({ params, query: searchParams, headers, body: await readBody(request) })
    }
  }

  return refusal('not-found')
}

function match(pattern: string, path: string): Record<string, string> | undefined {
  const source = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${source}$`).exec(path)
  return found ? { ...found.groups } : undefined
}

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}
