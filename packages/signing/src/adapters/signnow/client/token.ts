import { z } from 'zod'
import { SignNowError } from './signnow-error.ts'
import { sendOnce, type TransportOptions } from './transport.ts'

/** A static token, or a member of SignNow with the application's keys. */
export type SignNowCredentials =
  | { kind: 'token'; token: string }
  | {
      kind: 'password'
      clientId: string
      clientSecret: string
      username: string
      password: string
    }

export interface TokenSource {
  get(): Promise<string>
  /** Gets another one, once for all callers whose token was refused. Throws `credentials`. */
  renew(refused: string): Promise<string>
}

const TokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).nullish(),
  /** Seconds. */
  expires_in: z.coerce.number().positive().nullish(),
})
type Token = z.infer<typeof TokenAnswer>

export function createTokenSource(
  transport: TransportOptions,
  credentials: SignNowCredentials,
): TokenSource {
  if (credentials.kind === 'token') {
    return {
      get: () => Promise.resolve(credentials.token),
      renew: () => Promise.reject(refusedCredentials()),
    }
  }

  let token: Token | undefined
  let pending: Promise<Token> | undefined
  const fetchToken = async (): Promise<string> => {
    pending ??= requestToken(transport, credentials, token?.refresh_token ?? undefined).finally(
      () => (pending = undefined),
    )
    token = await pending
    return token.access_token
  }
  return {
    get: async () => token?.access_token ?? (await fetchToken()),
    renew: async (refused) =>
      token && token.access_token !== refused ? token.access_token : fetchToken(),
  }
}

/** A refresh token that has expired or was revoked is followed by the password. */
async function requestToken(
  transport: TransportOptions,
  credentials: Extract<SignNowCredentials, { kind: 'password' }>,
  refreshToken: string | undefined,
): Promise<Token> {
  const { clientId, clientSecret, username, password } = credentials
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const ask = async (grant: Record<string, string>): Promise<Token> =>
    TokenAnswer.parse(
      await sendOnce(
        transport,
        {
          name: 'token',
          method: 'POST',
          path: '/oauth2/token',
          body: new URLSearchParams({ ...grant, scope: '*' }),
          answer: TokenAnswer,
        },
        `Basic ${basic}`,
      ),
    )
  const byPassword = { grant_type: 'password', username, password }
  try {
    if (refreshToken) {
      return await ask({ grant_type: 'refresh_token', refresh_token: refreshToken })
    }
  } catch (error) {
    if (error instanceof SignNowError && error.kind === 'unavailable') {
      throw error
    }
  }
  try {
    return await ask(byPassword)
  } catch (error) {
    throw error instanceof SignNowError && error.kind !== 'unavailable'
      ? refusedCredentials()
      : error
  }
}

function refusedCredentials(): SignNowError {
  return new SignNowError(
    'credentials',
    'SignNow does not accept the account of this installation.',
  )
}
