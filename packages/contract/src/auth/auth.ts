import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { User } from '../users/user.ts'

export const getMe = endpoint({
  method: 'GET',
  path: '/auth/me',
  door: 'member',
  tag: 'auth',
  summary: 'The member who is signed in',
  response: z.object({ user: User }),
  problems: [],
})

/** Starts the OpenID Connect code flow; the browser goes to `url`. */
export const getLogin = endpoint({
  method: 'GET',
  path: '/auth/login',
  door: 'public',
  tag: 'auth',
  summary: 'Where to log in with the membership',
  /** `login`: ask for the password again, even where the membership still knows the browser. */
  query: z.object({ prompt: z.enum(['login']).optional() }),
  response: z.object({ url: z.string() }),
  problems: ['provider-unavailable'],
})

export const LoginCallback = z.object({
  code: z.string().min(1).max(2000),
  state: z.string().min(1).max(500).optional(),
  iss: z.string().max(500).optional(),
})

export const postCallback = endpoint({
  method: 'POST',
  path: '/auth/callback',
  door: 'public',
  tag: 'auth',
  summary: 'Exchanges the membership’s code for a token',
  body: LoginCallback,
  response: z.object({ token: z.string() }),
  problems: ['login-failed', 'provider-unavailable'],
})

export const postLogout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  door: 'member',
  tag: 'auth',
  summary: 'Ends the session',
  status: 204,
  problems: [],
})
