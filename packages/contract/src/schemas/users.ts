import { z } from 'zod'
import { Email, Id, line } from './shapes.ts'
import { Property } from './properties.ts'

export const User = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  properties: z.array(Property),
})
export type User = z.infer<typeof User>

export const UserBody = z.object({ name: line('Name'), email: Email })
export type UserBody = z.infer<typeof UserBody>

export const UserUpdate = UserBody.partial({ email: true })

export const UserResponse = z.object({ user: User })

export const UserParams = z.object({ id: Id })

/** A resident as the owner knows them, across packets. */
export const Tenant = z.object({ _id: z.string(), name: z.string(), email: z.string() })
export type Tenant = z.infer<typeof Tenant>

export const TenantParams = z.object({ id: Id, tenantId: Id })

export const TenantResponse = z.object({ tenant: Tenant })
