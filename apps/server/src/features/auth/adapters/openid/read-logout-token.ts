import { jwtVerify, type JWTPayload } from 'jose'
import { z } from 'zod'
import type { LogoutNotice } from '../../../../kernel/ports.ts'
import { clockToleranceSeconds, type Issuer } from './discover-issuer.ts'
import { RefusedTokenError } from './explain-failure.ts'
import { withPublishedKeys } from './with-published-keys.ts'

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/** A logout token is sent at once; an older one is a replay. */
const maxAgeSeconds = 600

/** Checks as OpenID Connect Back-Channel Logout 1.0, section 2.6, has them, but for the replay. */
export async function readLogoutToken(issuer: Issuer, token: string): Promise<LogoutNotice> {
  const { issuer: name } = issuer.configuration.serverMetadata()
  const { client_id: audience } = issuer.configuration.clientMetadata()
  const { payload, protectedHeader } = await withPublishedKeys(issuer, (keys) =>
    jwtVerify(token, keys, {
      issuer: name,
      audience,
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: maxAgeSeconds,
      requiredClaims: ['iat', 'jti', 'events'],
    }),
  )
  const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, '')
  if (type !== undefined && type !== 'logout+jwt' && type !== 'jwt') {
    throw new RefusedTokenError('a logout token of another type')
  }

  return toNotice(payload, name)
}

function toNotice(payload: JWTPayload, issuer: string): LogoutNotice {
  const parsed = LogoutClaims.safeParse(payload)
  if (!parsed.success) {
    throw new RefusedTokenError('a logout token without the claims of one')
  }
  const { jti, sid, sub } = parsed.data

  return { issuer, tokenId: jti, issuerSession: sid, subject: sub }
}

const LogoutClaims = z
  .object({
    jti: z.string().min(1).max(500),
    sid: z.string().min(1).max(500).optional(),
    sub: z.string().min(1).max(500).optional(),
    events: z.object({ [logoutEvent]: z.record(z.string(), z.unknown()) }),
    /** Prohibited, so that an id token never passes. */
    nonce: z.undefined().optional(),
  })
  .refine(({ sid, sub }) => sid !== undefined || sub !== undefined)
