import { createRemoteJWKSet, customFetch as jwksFetch } from 'jose'
import * as openid from 'openid-client'
import type { FastifyBaseLogger } from 'fastify'
import { createIssuerFetch, IssuerAnswerError } from './issuer-fetch.ts'

export interface IssuerOptions {
  issuer: string
  clientId: string
  /** Absent for a public client, which PKCE alone protects. */
  clientSecret: string | undefined
  /** For an issuer that is not reached at its own address. */
  fetch?: openid.CustomFetch
  /** Whether it may be asked over plain HTTP. Default: on this machine only. */
  allowHttp?: boolean
  /** For each call to the issuer. Default: 10. */
  timeoutSeconds?: number
  log: FastifyBaseLogger
}

export interface Issuer {
  configuration: openid.Configuration
  /** Its signing keys. Fetched when first needed, then every ten minutes, and for an unknown key id. */
  keys: ReturnType<typeof createRemoteJWKSet>
}

export interface IssuerDiscovery {
  /**
   * From memory for an hour, and after that as long as it cannot be read again. Throws what went wrong
   * where it never could; the next few seconds throw the same, so that an issuer that hangs does not
   * hold up everybody.
   */
  find(): Promise<Issuer>
  /**
   * Before a browser is sent there, and for the state of this server: throws unless the issuer has
   * answered within the last minute.
   */
  reach(): Promise<Issuer>
  /** The next `find` reads it again: a call to the issuer failed, so its addresses may have changed. */
  forget(): void
}

const refreshMs = 3_600_000
const reachedMs = 60_000
const retryMs = 5000
const defaultTimeoutSeconds = 10

/** How far the issuer's clock and ours may differ. */
export const clockToleranceSeconds = 120

export function createIssuerDiscovery(options: IssuerOptions): IssuerDiscovery {
  let known: { issuer: Issuer; at: number } | undefined
  let failed: { error: unknown; at: number } | undefined
  let pending: Promise<Issuer> | undefined

  async function refresh(): Promise<Issuer> {
    try {
      const issuer = await discover(options)
      known = { issuer, at: Date.now() }
      failed = undefined
      return issuer
    } catch (error) {
      failed = { error, at: Date.now() }
      throw error
    } finally {
      pending = undefined
    }
  }

  async function read(maxAgeMs: number): Promise<Issuer> {
    if (known && Date.now() - known.at < maxAgeMs) {
      return known.issuer
    }
    if (failed && Date.now() - failed.at < retryMs) {
      throw failed.error
    }
    pending ??= refresh()
    return pending
  }

  return {
    find: async () => {
      const before = known
      try {
        return await read(refreshMs)
      } catch (error) {
        if (!before) {
          throw error
        }
        options.log.warn({ err: error }, 'the issuer’s configuration could not be read again')
        return before.issuer
      }
    },
    reach: () => read(reachedMs),
    forget: () => {
      known = known && { ...known, at: 0 }
    },
  }
}

async function discover(options: IssuerOptions): Promise<Issuer> {
  const address = new URL(options.issuer)
  const { allowHttp = isPlainLoopback(address), timeoutSeconds = defaultTimeoutSeconds } = options
  const fetch = createIssuerFetch({ fetch: options.fetch, allowHttp })
  const configuration = await openid.discovery(
    address,
    options.clientId,
    { client_secret: options.clientSecret, [openid.clockTolerance]: clockToleranceSeconds },
    options.clientSecret ? secretAuthentication(options.clientSecret) : openid.None(),
    {
      execute: allowHttp ? [openid.allowInsecureRequests] : [],
      timeout: timeoutSeconds,
      [openid.customFetch]: fetch,
    },
  )

  return { configuration, keys: createKeys(configuration, { fetch, timeoutSeconds }) }
}

/** In the form where the issuer takes it, otherwise in the header. */
function secretAuthentication(secret: string): openid.ClientAuth {
  const [post, basic] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)]

  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported
    const authenticate = methods && !methods.includes('client_secret_post') ? basic : post
    return authenticate(server, client, body, headers)
  }
}

function createKeys(
  configuration: openid.Configuration,
  { fetch, timeoutSeconds }: { fetch: openid.CustomFetch; timeoutSeconds: number },
) {
  const { jwks_uri: address = '' } = configuration.serverMetadata()
  if (!URL.canParse(address)) {
    throw new IssuerAnswerError('The issuer names no address of its keys (jwks_uri).')
  }

  return createRemoteJWKSet(new URL(address), {
    timeoutDuration: timeoutSeconds * 1000,
    [jwksFetch]: (url, { headers, ...init }) =>
      fetch(url, { ...init, headers: Object.fromEntries(headers), body: undefined }),
  })
}

/** Unencrypted HTTP on the same machine only. */
function isPlainLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
