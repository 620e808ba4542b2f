import { z } from 'zod'
import { User } from './users.ts'

export const Me = z.object({ user: User })

export const LoginQuery = z.object({
  /** `login` asks for the password again, even where the membership still knows the browser. */
  prompt: z.enum(['login']).optional(),
})

export const LoginUrl = z.object({ url: z.string() })

export const LoginCallback = z.object({
  code: z.string().min(1).max(2000),
  state: z.string().min(1).max(500).optional(),
  iss: z.string().max(500).optional(),
})

export const SessionToken = z.object({ token: z.string() })
