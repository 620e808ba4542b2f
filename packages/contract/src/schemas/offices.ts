import { z } from 'zod'
import { officeRoles } from '../rules/offices.ts'
import { Email, Id, Instant } from './shapes.ts'

export const OfficeRole = z.enum(officeRoles)
export type OfficeRole = z.infer<typeof OfficeRole>

/** Ids of the properties that somebody works with; null: all of the office. */
const Homes = z.array(z.string()).nullable()

/** Where a member works, in their own account. */
export const OwnOffice = z.object({
  _id: z.string(),
  /** Its company, or else who founded it. */
  name: z.string(),
  /** The member's own. */
  role: OfficeRole,
  homes: Homes,
  people: z.number().int(),
})
export type OwnOffice = z.infer<typeof OwnOffice>

export const OfficeName = OwnOffice.pick({ _id: true, name: true })
export type OfficeName = z.infer<typeof OfficeName>

/** Somebody of the office, as a packet names them. */
export const OfficeColleague = z.object({ _id: z.string(), name: z.string() })

export type OfficeColleague = z.infer<typeof OfficeColleague>

export const OfficeColleagues = z.object({
  /** Also those who have left: what they made stays. */
  people: z.array(OfficeColleague),
})

export const OfficePerson = z.object({
  /** Of their user. */
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: OfficeRole,
  homes: Homes,
  joinedAt: Instant,
})
export type OfficePerson = z.infer<typeof OfficePerson>

/** A link that was sent and not used. */
export const OfficeInvitation = z.object({
  _id: z.string(),
  email: z.string(),
  role: OfficeRole,
  homes: Homes,
  /** Their name. */
  invitedBy: z.string(),
  expiresAt: Instant,
})
export type OfficeInvitation = z.infer<typeof OfficeInvitation>

export const OfficePeople = z.object({
  /** In the order in which they came. */
  people: z.array(OfficePerson),
  invitations: z.array(OfficeInvitation),
})
export type OfficePeople = z.infer<typeof OfficePeople>

/** A manager has all homes. */
export const OfficePlace = z.object({
  role: OfficeRole,
  homes: z
    .array(Id)
    .min(1, 'Choose at least one home, or all.')
    .max(1000, 'Choose at most 1,000 homes, or all.')
    .nullable()
    .default(null),
})
export type OfficePlace = z.infer<typeof OfficePlace>

export const InvitationBody = OfficePlace.extend({ email: Email })
export type InvitationBody = z.infer<typeof InvitationBody>

export const OfficePersonParams = z.object({ id: Id })

/** What the holder of the link sees before they join. */
export const ReceivedInvitation = z.object({
  office: z.string(),
  invitedBy: z.string(),
  role: OfficeRole,
  /** To whom it was sent. */
  email: z.string(),
  expiresAt: Instant,
})
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>

export const OfficeChoice = z.object({ id: Id })
