import type { LoginCallback, LoginQuery, LoginUrl, Me, SessionToken } from '../schemas/auth.ts'
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

export const postLogout: Call<NoSchemas> = {
  method: 'POST',
  path: '/auth/logout',
  access: 'member',
}
