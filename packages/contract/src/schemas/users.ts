import { z } from 'zod'
import { Email, Id, line, PageQuery, SearchTerm } from './shapes.ts'
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

export const TenantQuery = PageQuery.extend({
  /** The residents of this unit's packets come first, on the first page. */
  unitId: Id.optional(),
  /** Part of a name or an email. */
  searchTerm: SearchTerm,
  /** Exactly this address, in any case. */
  email: z.string().trim().max(320).optional(),
})
export type TenantQuery = z.infer<typeof TenantQuery>

/** A resident with what a packet needs to know of them, from their newest packet. */
export const KnownTenant = Tenant.extend({
  firstName: z.string(),
  lastName: z.string(),
  /** E.164. */
  phone: z.string(),
  /** Signed or was asked to sign a packet of the unit in the query. */
  ofUnit: z.boolean(),
})
export type KnownTenant = z.infer<typeof KnownTenant>

export const TenantPage = z.object({ tenants: z.array(KnownTenant), next: z.string().nullable() })
