import * as calls from '../calls/auth.ts'
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
    problems: ['login-failed', 'not-a-member', 'provider-unavailable'],
  },
  getLogout: {
    tag,
    summary: 'Where to log out of the membership, after the session here has ended',
    response: LogoutUrl,
    problems: [],
  },
  postLogout: { tag, summary: 'Ends the session', status: 204, problems: [] },
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
})
