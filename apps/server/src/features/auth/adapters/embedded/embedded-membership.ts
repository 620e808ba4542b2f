import type { Database } from '@countersign/database'
import type { FastifyInstance } from 'fastify'
import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { createDatabaseAdapter } from './database-adapter.ts'
import { members } from './demo-members.ts'
import { deriveKeys } from './derive-keys.ts'
import { errorPage } from './login-page.ts'
import { mountMembership } from './mount-membership.ts'

export interface EmbeddedMembership {
  /** Serves the protocol and the login page. */
  plugin: (app: FastifyInstance) => Promise<void>
  issuer: string
  clientId: string
  clientSecret: string
}

export function createEmbeddedMembership({
  publicUrl,
  secretKey,
  db,
}: {
  publicUrl: string
  secretKey: string
  db: Database
}): EmbeddedMembership {
  const issuer = `${publicUrl}/oidc`
  const clientId = 'countersign'
  const { clientSecret, cookieKey, signingKey } = deriveKeys(secretKey)
  const provider = new Provider(issuer, {
    ...configuration,
    adapter: createDatabaseAdapter(db),
    jwks: { keys: [signingKey] },
    cookies: { ...configuration.cookies, keys: [cookieKey] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        client_name: 'Countersign',
        redirect_uris: [`${publicUrl}/auth/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
  })
  // Our server forwards the public address to it.
  provider.proxy = true

  return { plugin: mountMembership(provider, publicUrl), issuer, clientId, clientSecret }
}

const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const

const configuration: Configuration = {
  scopes: ['openid', 'email', 'profile'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
  conformIdTokenClaims: false,
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  cookies: { long: cookie, short: cookie },
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  pkce: { required: () => true },
  interactions: { url: (_ctx, interaction) => `/oidc/interaction/${interaction.uid}` },
  ttl: {
    AccessToken: 600,
    AuthorizationCode: 60,
    Grant: 86_400,
    IdToken: 600,
    Interaction: 3600,
    Session: 86_400,
  },
  findAccount: (_ctx, subject) => findMember(subject),
  loadExistingGrant: (ctx) => grantAllScopes(ctx),
  renderError: (ctx, out) => {
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = errorPage(out.error)
  },
}

async function findMember(subject: string) {
  const member = members.find((candidate) => candidate.subject === subject)

  return (
    member && {
      accountId: subject,
      claims: async () => ({
        sub: subject,
        name: member.name,
        email: member.email,
        email_verified: true,
        groups: member.groups ?? [],
      }),
    }
  )
}

/** No consent page: Countersign is the membership's own app. */
async function grantAllScopes(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) {
    return undefined
  }

  const grantId = session.grantIdFor(client.clientId)
  const existing = grantId ? await provider.Grant.find(grantId) : undefined
  if (existing) {
    return existing
  }

  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()

  return grant
}
