import type { authEndpoints } from '../endpoints/auth.ts'
import type { Calls } from '../call.ts'

export const authCalls: Calls<typeof authEndpoints> = {
  getMe: { method: 'GET', path: '/auth/me', access: 'member' },
  getLogin: { method: 'GET', path: '/auth/login', access: 'public' },
  postCallback: { method: 'POST', path: '/auth/callback', access: 'public' },
  getLogout: { method: 'GET', path: '/auth/logout', access: 'member' },
  postLogout: { method: 'POST', path: '/auth/logout', access: 'member' },
  postBackchannelLogout: { method: 'POST', path: '/auth/backchannel-logout', access: 'public' },
  getSessions: { method: 'GET', path: '/auth/sessions', access: 'member' },
  deleteSession: { method: 'DELETE', path: '/auth/sessions/:id', access: 'member' },
  postEndOtherSessions: { method: 'POST', path: '/auth/sessions/end-others', access: 'member' },
}
