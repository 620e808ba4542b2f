import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shapes.ts'

/** Where the holder of an expired link stands who would like a new one. */
export const NewLink = z.object({
  sender: z.string(),
  /** Whether the packet still waits, so that a new link would help. */
  possible: z.boolean(),
  /** When it was asked for last. */
  askedAt: Instant.nullable(),
})
export type NewLink = z.infer<typeof NewLink>

const byCode = z.object({ code: z.string().max(500) })

export const getNewLink = endpoint({
  method: 'GET',
  path: '/signing-invites/new-link/code/:code',
  door: 'code',
  tag: 'signing-invites',
  summary: 'Whether a new link can be asked for with a code that has expired',
  params: byCode,
  response: NewLink,
  problems: ['invite-not-found'],
})

/** Asking again changes nothing, and the owner is told once a day at most. */
export const postNewLink = endpoint({
  method: 'POST',
  path: '/signing-invites/new-link/code/:code',
  door: 'code',
  tag: 'signing-invites',
  summary: 'Asks the owner for a new link in the place of one that has expired',
  params: byCode,
  response: NewLink,
  problems: ['invite-not-found', 'wrong-moment', 'packet-closed'],
})
