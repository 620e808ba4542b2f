import { endpointFor, type Problem } from '@countersign/contract'
import {
  problems,
  type Call,
  type CallOutput,
  type CallSchemas,
  type ProblemCode,
} from '@countersign/contract/calls'

/** A request as a fake handler receives it. */
export interface Heard {
  params: Record<string, string>
  query: URLSearchParams
  headers: Headers
  body: unknown
}

export interface Reply {
  call: Pick<Call, 'method' | 'path'>
  answer: (heard: Heard) => Response | Promise<Response>
}

/** Answers a call with the response that it declares. */
export function replies<Schemas extends CallSchemas>(
  call: Call<Schemas>,
  answer: (heard: Heard) => CallOutput<Schemas>,
): Reply {
  const { status = 200 } = endpointFor(call)
  return {
    call,
    answer: (heard) => {
      const body = answer(heard)
      return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
    },
  }
}

/** Rejects as the server would. */
export function refuses(
  call: Pick<Call, 'method' | 'path'>,
  code: ProblemCode,
  more: Pick<Problem, 'detail' | 'errors'> = {},
): Reply {
  return { call, answer: () => refusal(code, more) }
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

/** The last matching reply wins. */
export async function answerFrom(replyList: readonly Reply[], request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/^\/api/, '').replace(/\/$/, '')
  for (const { call, answer } of replyList.toReversed()) {
    const params = call.method === request.method ? match(call.path, path) : undefined
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
