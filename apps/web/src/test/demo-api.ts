import {
  getLogin,
  getMe,
  getPackets,
  getProperty,
  getTenant,
  postCallback,
  postLogout,
  postProperty,
} from '@countersign/contract/calls'
import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'
import { answerFrom, refusal, refuses, replies, type Reply } from './fake-api.ts'
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
        const face = /face=(\w+)/.exec(incoming.headers.cookie ?? '')?.[1] ?? 'full'
        if (face === 'waiting' && !request.url.includes('/auth/')) {
          return
        }
        const answer = await answerFrom(replyList(face), request)
        outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
        outgoing.end(Buffer.from(await answer.arrayBuffer()))
      })
    },
  }
}

function replyList(face: string): Reply[] {
  const broken = face === 'broken'
  return [
    { call: getMe, answer: ({ headers }) => me(headers) },
    replies(getLogin, () => ({ url: '/auth/callback?code=demo&state=demo' })),
    replies(postCallback, () => ({ token: 'demo' })),
    replies(postLogout, () => undefined),
    broken
      ? refuses(getPackets, 'unexpected')
      : replies(getPackets, ({ query }) => ({
          packets: face === 'empty' || query.get('searchTerm') ? [] : packetsInEveryStatus(),
          next: query.get('after') || face === 'empty' ? null : 'more',
        })),
    broken
      ? refuses(getTenant, 'tenant-not-found')
      : replies(getTenant, ({ params }) => ({
          tenant: { _id: params.tenantId ?? '', name: 'Maria Lopez', email: 'maria@example.com' },
        })),
    broken
      ? refuses(getProperty, 'unexpected')
      : replies(getProperty, () => ({ property: aProperty() })),
    broken
      ? refuses(postProperty, 'invalid-fields', {
          errors: [{ field: 'address.zip', message: 'This ZIP is not in Illinois.' }],
        })
      : replies(postProperty, () => ({ property: aProperty() })),
  ]
}

function me(headers: Headers): Response {
  return headers.get('authorization') ? Response.json({ user: aUser() }) : refusal('not-signed-in')
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
