import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import {
  createEmbeddedIssuer,
  createOpenidMembership,
  embeddedIssuer,
  mountMembership,
} from '../features/auth/index.ts'
import type { Membership } from '../kernel/ports.ts'

export interface MembershipOptions {
  config: Config
  log: FastifyBaseLogger
  /** Where this process reaches itself; known once it listens. */
  ownOrigin(): string
}

export interface CreatedMembership {
  membership: Membership
  /** The embedded membership's own pages. */
  extensions: ((app: FastifyInstance) => Promise<void>)[]
}

/** The membership that is set, or else the embedded one with its demo members. */
export function createMembership(options: MembershipOptions): CreatedMembership {
  const { config, log, ownOrigin } = options
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
    fetch: (url, options) => fetch(toOwnOrigin(url, config.publicUrl, ownOrigin()), options),
    log,
  })

  return { membership, extensions: [mountMembership(provider, config.publicUrl)] }
}

/** We may not reach ourselves by the address that people use (a proxy, a mapped port). */
function toOwnOrigin(url: string, publicUrl: string, ownOrigin: string): string {
  return url.startsWith(`${publicUrl}/`) ? ownOrigin + url.slice(publicUrl.length) : url
}
