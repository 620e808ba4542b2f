import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'

type Path = 'discovery' | 'keys' | 'token' | 'userinfo'
type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** An OpenID Connect issuer on a port of its own, whose answers a test can replace. */
export interface FakeIssuer {
  url: string
  clientSecret: string
  /** The claims of the next id token, besides the usual ones; `undefined` leaves one out. */
  claims: Record<string, unknown>
  userInfo: Record<string, unknown> | undefined
  /** The answer of this path until it is taken back with `undefined`. */
  answer(path: Path, handler: Handler | undefined): void
  /** How often the path was asked for. */
  count(path: Path): number
  /** A new key with a new id, unless one is given; the old one is no longer published. */
  rotateKey(options?: { published?: boolean; kid?: string }): Promise<void>
  sign(claims: Record<string, unknown>, header?: Record<string, unknown>): Promise<string>
  stop(): Promise<void>
}

const paths: Record<string, Path> = {
  '/.well-known/openid-configuration': 'discovery',
  '/keys': 'keys',
  '/token': 'token',
  '/userinfo': 'userinfo',
}

export async function startFakeIssuer(port = 0): Promise<FakeIssuer> {
  const replaced = new Map<Path, Handler>()
  const counts = new Map<Path, number>()
  let published: JWK[] = []
  let signing: { key: CryptoKey; kid: string }
  let keys = 0

  const server = createServer((request, response) => {
    const path = paths[request.url?.split('?')[0] ?? '']
    if (!path) {
      response.writeHead(404).end()
      return
    }
    counts.set(path, (counts.get(path) ?? 0) + 1)
    const handler = replaced.get(path)
    if (handler) {
      handler(request, response)
      return
    }
    void answers[path](request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

  const issuer: FakeIssuer = {
    url,
    clientSecret: 'the-secret',
    claims: {},
    userInfo: undefined,
    answer: (path, handler) => void (handler ? replaced.set(path, handler) : replaced.delete(path)),
    count: (path) => counts.get(path) ?? 0,
    async rotateKey({ published: isPublished = true, kid } = {}) {
      const { publicKey, privateKey } = await generateKeyPair('ES256')
      keys += 1
      signing = { key: privateKey, kid: kid ?? `key-${keys}` }
      if (isPublished) {
        published = [
          { ...(await exportJWK(publicKey)), kid: signing.kid, use: 'sig', alg: 'ES256' },
        ]
      }
    },
    sign: (claims, header = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: signing.kid, ...header })
        .sign(signing.key),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  const answers: Record<Path, (request: IncomingMessage, response: ServerResponse) => unknown> = {
    discovery: (_request, response) =>
      sendJson(response, {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        userinfo_endpoint: `${url}/userinfo`,
        end_session_endpoint: `${url}/logout`,
        jwks_uri: `${url}/keys`,
        id_token_signing_alg_values_supported: ['ES256'],
      }),
    keys: (_request, response) => sendJson(response, { keys: published }),
    userinfo: (_request, response) => sendJson(response, { sub: 'member-1', ...issuer.userInfo }),
    token: async (request, response) => {
      const form = new URLSearchParams(await readText(request))
      if (form.get('client_secret') !== issuer.clientSecret) {
        sendJson(response, { error: 'invalid_client' }, 401)
        return
      }
      const now = Math.floor(Date.now() / 1000)
      const idToken = await issuer.sign({
        iss: url,
        aud: 'countersign',
        sub: 'member-1',
        name: 'Olivia Owner',
        email: 'olivia@example.com',
        nonce: 'n',
        iat: now,
        exp: now + 300,
        ...issuer.claims,
      })
      sendJson(response, { access_token: 'a', token_type: 'bearer', id_token: idToken })
    },
  }

  await issuer.rotateKey()
  return issuer
}

export function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
  }
  return text
}
