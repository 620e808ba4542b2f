import type { FastifyInstance } from 'fastify'
import type { Ground } from './composition.ts'
import {
  createEmbeddedIssuer,
  createOpenidMembership,
  embeddedIssuer,
  mountMembership,
} from './features/auth/index.ts'
import type { Membership } from './kernel/parts.ts'

/** The membership that is set, or else the embedded one with its demo members. */
export function composeMembership({ config, log, ownOrigin }: Omit<Ground, 'db' | 'databaseUrl'>): {
  membership: Membership
  extensions: ((app: FastifyInstance) => Promise<void>)[]
} {
  const redirectUri = `${config.publicUrl}/auth/callback`
  if (config.oidc) {
    return {
      membership: createOpenidMembership({ ...config.oidc, redirectUri, log }),
      extensions: [],
    }
  }

  const { provider, ...client } = createEmbeddedIssuer(config.publicUrl)
  const membership = createOpenidMembership({
    ...client,
    redirectUri,
    keptIssuer: embeddedIssuer,
    fetch: (url, options) => fetch(atHome(url, config.publicUrl, ownOrigin()), options),
    log,
  })

  return { membership, extensions: [mountMembership(provider, config.publicUrl)] }
}

/** We may not reach ourselves by the address that people use (a proxy, a mapped port). */
function atHome(url: string, publicUrl: string, ownOrigin: string): string {
  return url.startsWith(`${publicUrl}/`) ? ownOrigin + url.slice(publicUrl.length) : url
}
