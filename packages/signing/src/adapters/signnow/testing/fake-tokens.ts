import { randomBytes } from 'node:crypto'
import { FakeRefusal } from './fake-error.ts'
import type { FakeAnswer, FakeSignNow } from './fake-signnow.ts'

const invalidToken = 1537

/** `POST /oauth2/token`: by password, or by a refresh token that is used once. */
export function giveToken(
  { state, options }: FakeSignNow,
  { authorization, body }: { authorization: string; body: Uint8Array },
): FakeAnswer {
  const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64')
  const form = new URLSearchParams(Buffer.from(body).toString())
  const byPassword =
    form.get('grant_type') === 'password' &&
    form.get('username') === options.username &&
    form.get('password') === options.password
  const byRefresh =
    form.get('grant_type') === 'refresh_token' &&
    state.refreshTokens.delete(form.get('refresh_token') ?? '')
  if (
    authorization !== `Basic ${basic}` ||
    form.get('scope') !== '*' ||
    !(byPassword || byRefresh)
  ) {
    return answer(400, { error: 'invalid_request', code: invalidToken })
  }

  const [token, refresh] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
  state.tokens.add(token)
  state.refreshTokens.add(refresh)
  return answer(200, {
    access_token: token,
    refresh_token: refresh,
    token_type: 'bearer',
    expires_in: 2_592_000,
    scope: '*',
    last_login: '1767225600',
  })
}

export function requireToken({ state, options }: FakeSignNow, authorization: string): void {
  const token = authorization.replace(/^Bearer /, '')
  if (!state.tokens.has(token) && (options.token === undefined || token !== options.token)) {
    const refusal = new FakeRefusal(401, invalidToken, 'invalid_token')
    Object.assign(refusal, { body: { error: 'invalid_token', code: invalidToken } })
    throw refusal
  }
}

/** SignNow labels the token with another content type. */
function answer(status: number, body: object): FakeAnswer {
  return {
    status,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: JSON.stringify(body),
  }
}
