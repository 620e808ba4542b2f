import type {
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
import type { Call, NoSchemas } from './call.ts'

export const getMe: Call<{ response: typeof Me }> = {
  method: 'GET',
  path: '/auth/me',
  access: 'member',
}

/** Starts the OpenID Connect code flow: the browser goes to `url`. */
export const getLogin: Call<{ query: typeof LoginQuery; response: typeof LoginUrl }> = {
  method: 'GET',
  path: '/auth/login',
  access: 'public',
}

export const postCallback: Call<{ body: typeof LoginCallback; response: typeof SessionToken }> = {
  method: 'POST',
  path: '/auth/callback',
  access: 'public',
}

/** Asked for before `postLogout`, because it takes the session to know it. */
export const getLogout: Call<{ response: typeof LogoutUrl }> = {
  method: 'GET',
  path: '/auth/logout',
  access: 'member',
}

export const postLogout: Call<NoSchemas> = {
  method: 'POST',
  path: '/auth/logout',
  access: 'member',
}

/** OpenID Connect Back-Channel Logout 1.0: the issuer sends a form with its `logout_token`. */
export const postBackchannelLogout: Call<NoSchemas> = {
  method: 'POST',
  path: '/auth/backchannel-logout',
  access: 'public',
}

export const getSessions: Call<{ response: typeof MemberSessions }> = {
  method: 'GET',
  path: '/auth/sessions',
  access: 'member',
}

export const deleteSession: Call<{ params: typeof SessionParams }> = {
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: 'member',
}

export const postEndOtherSessions: Call<{ response: typeof EndedSessions }> = {
  method: 'POST',
  path: '/auth/sessions/end-others',
  access: 'member',
}
