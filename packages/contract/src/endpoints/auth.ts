import {
  EndedSessions,
  LoginCallback,
  LoginQuery,
  LoginUrl,
  LogoutUrl,
  Me,
  MemberSessions,
  SessionParams,
  SessionToken,
} from '../schemas/auth.ts'
import type { Endpoints } from './endpoint.ts'

const tag = 'auth'

export const authEndpoints = {
  getMe: {
    tag,
    summary: 'The signed-in member',
    response: Me,
    problems: [],
  },
  /** Starts the OpenID Connect code flow: the browser goes to `url`. */
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
    problems: ['login-failed', 'not-a-member', 'provider-unavailable'],
  },
  /** Asked for before `postLogout`, because it takes the session to know it. */
  getLogout: {
    tag,
    summary: 'Where to log out of the membership, after the session here has ended',
    response: LogoutUrl,
    problems: [],
  },
  postLogout: { tag, summary: 'Ends the session', status: 204, problems: [] },
  /** OpenID Connect Back-Channel Logout 1.0: the issuer sends a form with its `logout_token`. */
  postBackchannelLogout: {
    tag,
    summary: 'The membership says that a member has logged out there',
    problems: ['invalid-request', 'provider-unavailable'],
  },
  getSessions: {
    tag,
    summary: 'The member’s sessions, last used first',
    response: MemberSessions,
    problems: [],
  },
  deleteSession: {
    tag,
    summary: 'Ends one of the member’s sessions',
    params: SessionParams,
    status: 204,
    problems: ['not-found'],
  },
  postEndOtherSessions: {
    tag,
    summary: 'Ends all of the member’s sessions but this one',
    response: EndedSessions,
    problems: [],
  },
} satisfies Endpoints
