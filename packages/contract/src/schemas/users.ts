import { tidyEmail } from '@countersign/answers/email'
import { z } from 'zod'
import { limits } from '../rules/limits.ts'
import { OfficeName, OwnOffice } from './offices.ts'
import { ReminderPlan } from './packets/reminders.ts'
import { NoticeAddress, PostalAddress, Property } from './properties.ts'
import { Email, Id, line, PageQuery, Phone, SearchTerm } from './shapes.ts'

export const User = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Oldest first, at most a hundred. */
  properties: z.array(Property),
  /** Set where there are more: `GET /users/{id}/properties` lists and searches all of them. */
  hasMoreProperties: z.boolean().optional(),
  /** E.164. */
  phone: z.string().optional(),
  noticeAddress: PostalAddress.optional(),
  companyName: z.string().optional(),
  dbaNames: z.array(z.string()).optional(),
  /** For new packets. */
  reminders: ReminderPlan.optional(),
  /** Whether the owner is mailed each time a resident has signed. */
  mailOnSignature: z.boolean().optional(),
  /** Whether their packets are kept forever. */
  keepPackets: z.boolean().optional(),
  /** How long other packets are kept after their end; null: forever. */
  packetsKeptDays: z.number().nullable().optional(),
  /** An email to them was marked as spam, so that they get none. */
  emailsStopped: z.boolean().optional(),
  /** Where the member works now. Absent for one who is alone in their own office. */
  office: OwnOffice.optional(),
  /** Where else they may work: by `PUT /office`. Absent without one. */
  otherOffices: z.array(OfficeName).optional(),
})
export type User = z.infer<typeof User>

export const UserBody = z.object({ name: line('Name'), email: Email })
export type UserBody = z.infer<typeof UserBody>

const DbaNames = z
  .array(line('DBA name'))
  .max(limits.maxDbaNames, `You can have at most ${limits.maxDbaNames} DBA names.`)
  .superRefine((names, context) => {
    const keys = names.map((name) => name.toLowerCase())
    keys.forEach((key, index) => {
      if (keys.indexOf(key) < index) {
        context.addIssue({ code: 'custom', path: [index], message: 'This name is listed already.' })
      }
    })
  })

/** What is absent stays; null empties it. */
export const UserUpdate = UserBody.partial().extend({
  phone: Phone.nullable().optional(),
  noticeAddress: NoticeAddress.nullable().optional(),
  companyName: line('Company name').nullable().optional(),
  dbaNames: DbaNames.optional(),
  /** The names that `dbaNames` replaces. With them, only the difference is saved, so that those which somebody has added since stay. */
  replacesDbaNames: z.array(z.string().max(limits.nameLength)).max(limits.maxDbaNames).optional(),
  reminders: ReminderPlan.optional(),
  mailOnSignature: z.boolean().optional(),
  keepPackets: z.boolean().optional(),
})
export type UserUpdate = z.infer<typeof UserUpdate>

export const UserResponse = z.object({ user: User })

export const UserParams = z.object({ id: Id })

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
  email: z.string().overwrite(tidyEmail).max(320).optional(),
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
