import { z } from 'zod'
import { applicationLimits } from '../rules/application-limits.ts'
import { ResidentLanguage } from './languages.ts'
import { Email, Id, Instant, line, message, Phone } from './shapes.ts'

/** A link by which applicants begin themselves, for one unit or for the whole property. */
export const ApplicationLink = z.object({
  _id: z.string(),
  /** Null: the property. */
  unitId: z.string().nullable(),
  code: z.string(),
  createdAt: Instant,
})
export type ApplicationLink = z.infer<typeof ApplicationLink>

/** Somebody who asks to apply, with a confirmed email address. */
export const ApplicationRequest = z.object({
  _id: z.string(),
  /** Of the link; null: the property. */
  unitId: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** E.164. */
  phone: z.string().nullable(),
  message: z.string().nullable(),
  language: ResidentLanguage,
  confirmedAt: Instant,
  /** The packet that was started; null again if its draft was discarded. */
  packet: z.object({ documentGroupId: z.string(), formPacketName: z.string() }).nullable(),
})
export type ApplicationRequest = z.infer<typeof ApplicationRequest>

export const Applications = z.object({
  /** Those that work, at most one for each unit and one for the property. */
  links: z.array(
    ApplicationLink.extend({
      /** Requests in the last 24 hours whose email address was not confirmed. */
      unconfirmedToday: z.number().int(),
    }),
  ),
  /** Newest first. Not those that were removed. */
  requests: z.array(ApplicationRequest),
})
export type Applications = z.infer<typeof Applications>

export const ApplicationLinkBody = z.object({ unitId: Id.nullable() })

export const ApplicationLinkParams = z.object({ id: Id, propertyId: Id, linkId: Id })

export const ApplicationRequestParams = z.object({ id: Id, requestId: Id })

/** Properties with requests that nothing was started for. */
export const WaitingApplications = z.object({
  properties: z.array(z.object({ _id: z.string(), name: z.string(), requests: z.number().int() })),
})
export type WaitingApplications = z.infer<typeof WaitingApplications>

export const ApplicationHome = z.object({ landlord: z.string(), home: z.string() })
export type ApplicationHome = z.infer<typeof ApplicationHome>

/** A stranger's name stands in an email of ours: mail programs make a link of an address. */
const strangersName = (what: string) =>
  line(what, 50).refine((name) => !/[<>]|:\/\/|\bwww\./i.test(name), {
    error: `${what} cannot have a web address, or < and >.`,
  })

export const ApplicationRequestBody = z.object({
  firstName: strangersName('First name'),
  lastName: strangersName('Last name'),
  email: Email,
  /** Empty: none. */
  phone: z.union([z.literal(''), Phone]).optional(),
  message: z.union([z.literal(''), message('Message', applicationLimits.messageLength)]).optional(),
  language: ResidentLanguage,
})
export type ApplicationRequestBody = z.infer<typeof ApplicationRequestBody>

export const ApplicationConfirmation = ApplicationHome.extend({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  language: ResidentLanguage,
  /** SHA-256 of the above that was entered: another one means that something was changed. */
  enteredSha256: z.string(),
  /** Null until it is confirmed. */
  confirmedAt: Instant.nullable(),
})
export type ApplicationConfirmation = z.infer<typeof ApplicationConfirmation>

/** Names what the person saw, because the request can be sent again until it is confirmed. */
export const ApplicationConfirmationBody = z.object({ enteredSha256: z.string() })
