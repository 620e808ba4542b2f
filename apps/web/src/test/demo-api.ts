import { authCalls } from '@countersign/contract/calls/auth'
import { packetCalls } from '@countersign/contract/calls/packets'
import { propertyCalls } from '@countersign/contract/calls/properties'
import { userCalls } from '@countersign/contract/calls/users'
import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'
import {
  respondTo,
  problemResponse,
  mockProblem,
  mockResponse,
  type MockHandler,
} from './fake-api.ts'
import { aProperty, aUser, packetsInEveryStatus } from './samples.ts'

/**
 * Screens without a server: `vite --mode demo`. The cookie `state` selects the lists' state: full,
 * empty, error or loading.
 */
export function demoApi(): Plugin {
  return {
    name: 'demo-api',
    configureServer: ({ middlewares }) => {
      middlewares.use(async (incoming, outgoing, next) => {
        if (!incoming.url?.startsWith('/api')) {
          next()
          return
        }
        const request = await toRequest(incoming)
        const listState = /state=(\w+)/.exec(incoming.headers.cookie ?? '')?.[1] ?? 'full'
        if (listState === 'loading' && !request.url.includes('/auth/')) {
          return
        }
        const answer = await respondTo(handlersFor(listState), request)
        outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
        outgoing.end(Buffer.from(await answer.arrayBuffer()))
      })
    },
  }
}

function handlersFor(listState: string): MockHandler[] {
  const failing = listState === 'error'
  return [
    { call: authCalls.getMe, respond: ({ headers }) => me(headers) },
    mockResponse(authCalls.getLogin, () => ({ url: '/auth/callback?code=demo&state=demo' })),
    mockResponse(authCalls.postCallback, () => ({ token: 'demo' })),
    mockResponse(authCalls.postLogout, () => undefined),
    failing
      ? mockProblem(packetCalls.getPackets, 'unexpected')
      : mockResponse(packetCalls.getPackets, ({ query }) => ({
          packets: listState === 'empty' || query.get('searchTerm') ? [] : packetsInEveryStatus(),
          next: query.get('after') || listState === 'empty' ? null : 'more',
          counts: { 'needs-you': 4, waiting: 1, done: 2 },
        })),
    failing
      ? mockProblem(userCalls.getTenant, 'tenant-not-found')
      : mockResponse(userCalls.getTenant, ({ params }) => ({
          tenant: { _id: params.tenantId ?? '', name: 'Maria Lopez', email: 'maria@example.com' },
        })),
    failing
      ? mockProblem(propertyCalls.getProperty, 'unexpected')
      : mockResponse(propertyCalls.getProperty, () => ({ property: aProperty() })),
    failing
      ? mockProblem(propertyCalls.postProperty, 'invalid-fields', {
          errors: [{ field: 'address.zip', message: 'This ZIP is not in Illinois.' }],
        })
      : mockResponse(propertyCalls.postProperty, () => ({ property: aProperty() })),
  ]
}

function me(headers: Headers): Response {
  return headers.get('authorization')
    ? Response.json({ user: aUser() })
    : problemResponse('not-signed-in')
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) {
    chunks.push(Buffer.from(chunk))
  }
  const body = Buffer.concat(chunks)
  return new Request(`http://localhost${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: flatHeaders(incoming),
    body: body.length > 0 ? body : null,
  })
}

function flatHeaders({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    values.forEach((value) => headers.append(name, value))
  }
  return headers
}
