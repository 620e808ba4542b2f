import * as calls from '../calls/auth.ts'
import { LoginCallback, LoginQuery, LoginUrl, Me, SessionToken } from '../schemas/auth.ts'
import { bindEndpoints } from './endpoint.ts'

const tag = 'auth'

export const authEndpoints = bindEndpoints(calls, {
  getMe: {
    tag,
    summary: 'The signed-in member',
    response: Me,
    problems: [],
  },
  getLogin: {
    tag,
    summary: 'Where to log in with the membership',
    query: LoginQuery,
    response: LoginUrl,
    problems: ['provider-unavailable'],
  },
  postCallback: {
    tag,
    summary: 'Exchanges the membership’s code for a token',
    body: LoginCallback,
    response: SessionToken,
    problems: ['login-failed', 'provider-unavailable'],
  },
  postLogout: { tag, summary: 'Ends the session', status: 204, problems: [] },
})
