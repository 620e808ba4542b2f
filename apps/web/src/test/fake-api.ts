import { endpointFor } from '@countersign/contract/endpoints'
import type { Problem } from '@countersign/contract/schemas/problem'
import type { Call, CallOutput, CallSchemas } from '@countersign/contract/call'
import { problems, type ProblemCode } from '@countersign/contract/rules/problems'

/** A request as a fake handler receives it. */
export interface MockRequest {
  params: Record<string, string>
  query: URLSearchParams
  headers: Headers
  body: unknown
}

export interface MockHandler {
  call: Pick<Call, 'method' | 'path'>
  respond: (request: MockRequest) => Response | Promise<Response>
}

/** Answers a call with the response that it declares. */
export function mockResponse<Schemas extends CallSchemas>(
  call: Call<Schemas>,
  answer: (request: MockRequest) => CallOutput<Schemas>,
): MockHandler {
  const { status = 200 } = endpointFor(call)
  return {
    call,
    respond: (request) => {
      const body = answer(request)
      return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
    },
  }
}

/** Rejects as the server would. */
export function mockProblem(
  call: Pick<Call, 'method' | 'path'>,
  code: ProblemCode,
  more: Pick<Problem, 'detail' | 'errors' | 'reason' | 'requestId'> = {},
): MockHandler {
  return { call, respond: () => problemResponse(code, more) }
}

export function problemResponse(
  code: ProblemCode,
  more: Pick<Problem, 'detail' | 'errors' | 'reason' | 'requestId'> = {},
): Response {
  const body = { type: `/problems/${code}`, code, ...problems[code], ...more }
  return Response.json(body, {
    status: body.status,
    headers: { 'content-type': 'application/problem+json' },
  })
}

/** The last matching reply wins. */
export async function respondTo(
  handlers: readonly MockHandler[],
  request: Request,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/^\/api/, '').replace(/\/$/, '')
  for (const { call, respond: answer } of handlers.toReversed()) {
    const params = call.method === request.method ? match(call.path, path) : undefined
    if (params) {
      const { headers } = request
      return answer({ params, query: searchParams, headers, body: await readBody(request) })
    }
  }

  return problemResponse('not-found')
}

function match(pattern: string, path: string): Record<string, string> | undefined {
  const source = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${source}$`).exec(path)
  return found ? { ...found.groups } : undefined
}

async function readBody(request: Request): Promise<unknown> {
  const isJson = request.headers.get('content-type')?.includes('json') ?? false
  return isJson ? await request.json() : undefined
}
