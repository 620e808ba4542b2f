import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Property } from '../properties/property.ts'
import { Email, Id, line } from '../shapes.ts'

export const User = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  properties: z.array(Property),
})
export type User = z.infer<typeof User>

export const UserBody = z.object({ name: line('Name'), email: Email })
export type UserBody = z.infer<typeof UserBody>

/** A resident as the owner knows them, across packets. */
export const Tenant = z.object({ _id: z.string(), name: z.string(), email: z.string() })
export type Tenant = z.infer<typeof Tenant>

const user = z.object({ user: User })

/** Members come from the membership; this answers the caller's own record, with the name brought up to date. */
export const postUser = endpoint({
  method: 'POST',
  path: '/users',
  door: 'member',
  tag: 'users',
  summary: 'Makes or updates the caller’s own user',
  body: UserBody,
  response: user,
  problems: ['not-allowed'],
})

export const getUser = endpoint({
  method: 'GET',
  path: '/users/:id',
  door: 'member',
  tag: 'users',
  summary: 'The caller’s own user',
  params: z.object({ id: Id }),
  response: user,
  problems: ['user-not-found'],
})

export const getUserByMembership = endpoint({
  method: 'GET',
  path: '/users/membership/:id',
  door: 'member',
  tag: 'users',
  summary: 'The caller’s own user, by the membership’s subject',
  params: z.object({ id: Id }),
  response: user,
  problems: ['user-not-found'],
})

export const putUser = endpoint({
  method: 'PUT',
  path: '/users/:id',
  door: 'member',
  tag: 'users',
  summary: 'Changes the caller’s own name; the e-mail is the membership’s',
  params: z.object({ id: Id }),
  body: UserBody.partial({ email: true }),
  response: user,
  problems: ['user-not-found', 'not-allowed'],
})

export const getTenant = endpoint({
  method: 'GET',
  path: '/users/:id/tenants/:tenantId',
  door: 'member',
  tag: 'users',
  summary: 'One resident of the caller’s packets',
  params: z.object({ id: Id, tenantId: Id }),
  response: z.object({ tenant: Tenant }),
  problems: ['tenant-not-found'],
})
