import { findPackageJSON } from 'node:module'
import type { Database } from '@countersign/database'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { ConfigError } from '../config/config-error.ts'
import type { Config } from '../config/config.ts'
import {
  createOpenidMembership,
  embeddedIssuer,
  standardClaims,
  staffGroup,
} from '../features/auth/index.ts'
import { errorCode } from '../kernel/error-code.ts'
import type { Membership } from '../kernel/ports.ts'

export interface MembershipOptions {
  config: Config
  log: FastifyBaseLogger
  db: Database
  secretKey: string
  /** Where this process reaches itself; known once it listens. */
  ownOrigin(): string
}

interface CreatedMembership {
  membership: Membership
  plugins: ((app: FastifyInstance) => Promise<void>)[]
}

/** OIDC_ISSUER, or else the embedded membership with its demo members. */
export async function createMembership(options: MembershipOptions): Promise<CreatedMembership> {
  const { config, log, ownOrigin, db, secretKey } = options
  const redirectUri = `${config.publicUrl}/auth/callback`
  if (config.oidc) {
    return { membership: createOpenidMembership({ ...config.oidc, redirectUri, log }), plugins: [] }
  }

  const { createEmbeddedMembership } = await loadEmbeddedMembership()
  const { plugin, ...client } = createEmbeddedMembership({
    publicUrl: config.publicUrl,
    secretKey,
    db,
  })
  const membership = createOpenidMembership({
    ...client,
    redirectUri,
    storedIssuer: embeddedIssuer,
    claims: { ...standardClaims, staff: { claim: 'groups', value: staffGroup } },
    // Nothing leaves this process.
    allowHttp: config.publicUrl.startsWith('http:'),
    fetch: (url, init) => fetch(toOwnOrigin(url, config.publicUrl, ownOrigin()), init),
    log,
  })

  return { membership, plugins: [plugin] }
}

/** Loaded on demand: `oidc-provider` is a development dependency, also where a bundle contains it. */
async function loadEmbeddedMembership() {
  if (!isInstalled('oidc-provider')) {
    throw new ConfigError(
      'OIDC_ISSUER: is required, because this installation has no development dependencies. The embedded membership with its demo members needs the package oidc-provider.',
    )
  }

  return await import('../features/auth/adapters/embedded/embedded-membership.ts')
}

function isInstalled(name: string): boolean {
  try {
    return findPackageJSON(name, import.meta.url) !== undefined
  } catch (error) {
    if (errorCode(error) === 'ERR_MODULE_NOT_FOUND') {
      return false
    }
    throw error
  }
}

/** Behind a proxy or a mapped port, the process may not reach its own public URL. */
function toOwnOrigin(url: string, publicUrl: string, ownOrigin: string): string {
  return url.startsWith(`${publicUrl}/`) ? ownOrigin + url.slice(publicUrl.length) : url
}
