import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { demoMembers } from '@countersign/database/seed'
import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { memoryAdapter } from './memory-adapter.ts'

/** The demo members' subjects, and their one password. */
export const demoPassword = 'countersign'
export const demoSubjects = { owner: 'owner', agent: 'agent' } as const

/** How demo members are kept: under a name of its own, so that a new port does not make new people. */
export const embeddedIssuer = 'urn:countersign:embedded-membership'

export interface EmbeddedIssuer {
  provider: Provider
  issuer: string
  clientId: string
  clientSecret: string
}

/**
 * A real OpenID Connect provider in this process, for trying things out. Keys and the client's
 * secret are made at each start; what it keeps, it keeps in memory.
 */
export function createEmbeddedIssuer(publicUrl: string): EmbeddedIssuer {
  const issuer = `${publicUrl}/oidc`
  const clientId = 'countersign'
  const clientSecret = randomBytes(32).toString('base64url')
  const provider = new Provider(issuer, {
    ...conduct,
    jwks: { keys: [newSigningKey()] },
    cookies: { ...conduct.cookies, keys: [randomBytes(32).toString('base64url')] },
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
  // It is mounted behind the server, which tells it the address that people see.
  provider.proxy = true

  return { provider, issuer, clientId, clientSecret }
}

/** The subject of the demo member who has this e-mail and password. */
export function checkPassword(email: string, password: string): string | undefined {
  const typed = email.trim().toLowerCase()
  const found = members.find((member) => member.email === typed)

  return found && password === demoPassword ? found.subject : undefined
}

const members = [
  { ...demoMembers.owner, subject: demoSubjects.owner },
  { ...demoMembers.agent, subject: demoSubjects.agent },
]

const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const

const conduct: Configuration = {
  adapter: memoryAdapter,
  scopes: ['openid', 'email', 'profile'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
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
  loadExistingGrant: (ctx) => grantEverything(ctx),
  renderError: (ctx, out) => {
    ctx.type = 'text/plain; charset=utf-8'
    ctx.body = `This login could not be completed (${out.error}). Go back to Countersign and log in again.\n`
  },
}

async function findMember(subject: string) {
  const member = members.find((one) => one.subject === subject)

  return (
    member && {
      accountId: subject,
      claims: async () => ({
        sub: subject,
        name: member.name,
        email: member.email,
        email_verified: true,
      }),
    }
  )
}

/** Countersign is the membership's own app: nobody is asked whether it may know their name. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) {
    return undefined
  }

  const known = session.grantIdFor(client.clientId)
  const standing = known ? await provider.Grant.find(known) : undefined
  if (standing) {
    return standing
  }

  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()

  return grant
}

function newSigningKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  return { ...privateKey.export({ format: 'jwk' }), kty: 'EC', use: 'sig', alg: 'ES256' } as const
}
