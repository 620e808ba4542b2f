import { z } from 'zod'
import { Id, Instant } from './shapes.ts'
import { User } from './users.ts'

export const Me = z.object({
  user: User,
  /** Of the association’s staff, as of this login. */
  isStaff: z.boolean().optional(),
})

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

/** Where the browser goes after its session has ended; absent where the membership has no logout page. */
export const LogoutUrl = z.object({ url: z.string().optional() })

export const MemberSession = z.object({
  _id: z.string(),
  /** Browser and system, such as "Safari on iPhone". */
  device: z.string(),
  createdAt: Instant,
  /** To the minute. */
  lastSeenAt: Instant,
  isCurrent: z.boolean(),
})
export type MemberSession = z.infer<typeof MemberSession>

export const MemberSessions = z.object({ sessions: z.array(MemberSession) })

export const SessionParams = z.object({ id: Id })

export const EndedSessions = z.object({ ended: z.number().int() })

export const SessionToken = z.object({ token: z.string() })
