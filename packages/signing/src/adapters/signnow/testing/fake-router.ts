import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { putFields, readDocument, uploadDocument } from './fake-documents.ts'
import { downloadMerged } from './fake-download.ts'
import { FakeRefusal, notFound } from './fake-error.ts'
import { createGroup, deleteGroup, listGroups, readGroup } from './fake-groups.ts'
import { createInvite, createLink, deleteInvites, readInvite } from './fake-invites.ts'
import { renderSigningPage } from './fake-page.ts'
import { decline, findSession, openLink, sign } from './fake-sessions.ts'
import type { FakeGroup } from './fake-state.ts'
import { requireToken, giveToken } from './fake-tokens.ts'
import { postWebhook } from './fake-webhooks.ts'
import type { FakeAnswer, FakeSignNow } from './fake-signnow.ts'

interface FakeRequest {
  url: URL
  ids: string[]
  body: Uint8Array
  contentType: string
}

type Route = (fake: FakeSignNow, request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>

/** By method and path, with `*` for an id. */
const api: Record<string, Route> = {
  'GET /user': ({ options }) => json(200, { id: 'user-1', primary_email: options.username }),
  'POST /document': async ({ state }, request) =>
    json(200, await uploadDocument(state, await readForm(request))),
  'PUT /document/*': ({ state }, { ids: [id = ''], body }) =>
    json(200, putFields(state, id, parse(body))),
  'GET /document/*': ({ state }, { ids: [id = ''] }) => json(200, readDocument(state, id)),
  'POST /documentgroup': ({ state }, { body }) => json(201, createGroup(state, parse(body))),
  'GET /user/documentgroups': ({ state }, { url }) =>
    json(200, listGroups(state, url.searchParams)),
  'GET /v2/document-groups/*': ({ state }, { ids: [id = ''] }) => json(200, readGroup(state, id)),
  'DELETE /documentgroup/*': ({ state }, { ids: [id = ''] }) => json(200, deleteGroup(state, id)),
  'POST /v2/document-groups/*/embedded-invites': (fake, { ids: [groupId = ''], body }) =>
    json(
      201,
      createInvite(fake.state, {
        groupId,
        ownerEmail: fake.options.username,
        body: parse(body),
      }),
    ),
  'DELETE /v2/document-groups/*/embedded-invites': ({ state }, { ids: [id = ''] }) => {
    deleteInvites(state, id)
    return { status: 204, headers: {}, body: '' }
  },
  'GET /documentgroup/*/groupinvite/*': ({ state }, { ids: [groupId = '', inviteId = ''] }) =>
    json(200, readInvite(state, groupId, inviteId)),
  'POST /v2/document-groups/*/embedded-invites/*/link': (fake, request) => {
    const [groupId = '', inviteId = ''] = request.ids
    const body = parse(request.body)
    return json(201, createLink(fake.state, { groupId, inviteId, body, pageUrl: fake.url }))
  },
  'POST /documentgroup/*/downloadall': async ({ state }, { ids: [id = ''], body }) => ({
    status: 200,
    headers: { 'content-type': 'application/pdf' },
    body: await downloadMerged(state, id, parse(body)),
  }),
}

const pages: Record<string, Route> = {
  'GET /html/documentgroup/pendinginvites': ({ state }, { url }) => {
    const secret = url.searchParams.get('access_token') ?? ''
    const { signer } = openLink(state, secret)
    return html(renderSigningPage(state, { signer, secret }))
  },
  'POST /webapp/session/*/sign': async (fake, { ids: [secret = ''], body }) => {
    const form = new URLSearchParams(Buffer.from(body).toString())
    const answers = new Map(
      [...form].map(([name, value]) => [name.replace(/^field:/, ''), value] as const),
    )
    const { group, redirect } = sign(fake.state, secret, { answers, at: new Date() })
    await announce(fake, group)
    return found(redirect)
  },
  'POST /webapp/session/*/decline': async (fake, { ids: [secret = ''], body }) => {
    const form = new URLSearchParams(Buffer.from(body).toString())
    const { group, redirect } = decline(fake.state, secret, form.get('reason') ?? '')
    await announce(fake, group)
    return found(redirect)
  },
  'POST /webapp/session/*/close': ({ state }, { ids: [secret = ''] }) =>
    found(findSession(state, secret).signer.redirects.closed),
}

export function createRouter(fake: FakeSignNow) {
  return {
    /** The call with `*` for ids. */
    describe: (request: IncomingMessage): string => matchRoute(request).name,
    async run(request: IncomingMessage): Promise<FakeAnswer> {
      const { name, url, ids } = matchRoute(request)
      const body = new Uint8Array(await buffer(request))
      const contentType = request.headers['content-type'] ?? ''
      if (name === 'POST /oauth2/token') {
        return giveToken(fake, { authorization: request.headers.authorization ?? '', body })
      }
      const page = pages[name]
      if (page) {
        return page(fake, { url, ids, body, contentType })
      }
      requireToken(fake, request.headers.authorization ?? '')
      const route = api[name] ?? notFound('this address')
      return route(fake, { url, ids, body, contentType })
    },
  }
}

const fixed = ['user', 'document', 'documentgroup', 'documentgroups', 'document-groups', 'v2']

function matchRoute(request: IncomingMessage): { name: string; url: URL; ids: string[] } {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const ids: string[] = []
  const known = new Set(
    [...Object.keys(api), ...Object.keys(pages), '/oauth2/token'].flatMap((path) =>
      path.split('/'),
    ),
  )
  const parts = url.pathname.split('/').map((part) => {
    if (part === '' || fixed.includes(part) || known.has(part)) {
      return part
    }
    ids.push(decodeURIComponent(part))
    return '*'
  })
  return { name: `${request.method} ${parts.join('/')}`, url, ids }
}

async function announce(fake: FakeSignNow, { id, invite }: FakeGroup): Promise<void> {
  if (!fake.webhooks || !invite) {
    return
  }
  const event =
    invite.status === 'fulfilled'
      ? 'user.document_group.complete'
      : 'user.document_group.invite.update'
  await postWebhook(fake.webhooks, event, {
    group_id: id,
    group_invite_id: invite.id,
    status: invite.status,
  }).catch(() => undefined)
}

async function readForm({ body, contentType }: FakeRequest): Promise<FormData> {
  return new Response(Buffer.from(body), { headers: { 'content-type': contentType } }).formData()
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString())
  } catch {
    throw new FakeRefusal(400, 19001000, 'The body is no JSON.')
  }
}

function json(status: number, body: object): FakeAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function html(body: string): FakeAnswer {
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}

function found(location: string): FakeAnswer {
  return { status: 303, headers: { location }, body: '' }
}
