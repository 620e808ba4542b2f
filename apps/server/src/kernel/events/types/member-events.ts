import { OfficeRole } from '@countersign/contract/schemas/offices'
import { z } from 'zod'
import { event, facts, nothing } from './event-type.ts'

const homes = z.array(z.string()).nullable()

export const memberEvents = {
  'session.opened': event(facts({ sessionId: z.string() })),
  'session.closed': event(facts({ sessionId: z.string() })),

  'property.added': event(facts({ propertyId: z.string(), name: z.string(), units: z.number() })),
  'property.changed': event(facts({ propertyId: z.string(), name: z.string() })),
  'property.removed': event(facts({ propertyId: z.string() })),
  'property.restored': event(facts({ propertyId: z.string() })),

  'user.emails-resumed': event(nothing),
  /** A link for applicants; without a unit it is for the property. */
  'application-link.created': event(
    facts({ linkId: z.string(), propertyId: z.string(), unitId: z.string().nullable() }),
  ),
  'application-link.ended': event(facts({ linkId: z.string() })),
  /** Somebody asks to apply. Who it is stands in the request, which is deleted after its time. */
  'application.requested': event(facts({ requestId: z.string(), linkId: z.string() })),
  'application.confirmed': event(facts({ requestId: z.string() })),
  'application.removed': event(facts({ requestId: z.string() })),
  'application.restored': event(facts({ requestId: z.string() })),
  'application.started': event(facts({ requestIds: z.array(z.string()), groupId: z.string() })),

  /** People of an office, in the stream of who founded it. An invitation's address is in its row. */
  'office.invited': event(facts({ invitationId: z.string(), role: OfficeRole, homes })),
  'office.invitation-withdrawn': event(facts({ invitationId: z.string() })),
  'office.joined': event(facts({ invitationId: z.string(), userId: z.string(), role: OfficeRole })),
  'office.person-changed': event(facts({ userId: z.string(), role: OfficeRole, homes })),
  'office.person-removed': event(facts({ userId: z.string() })),

  /** A number for the association's staff; which one it was is nowhere. */
  'support-number.created': event(nothing),
  /** By somebody of the staff, in the stream of the member. */
  'support-number.entered': event(facts({ isRight: z.boolean() })),

  'form.added': event(facts({ formId: z.string(), title: z.string() })),
  'form.changed': event(facts({ formId: z.string(), title: z.string(), edition: z.number() })),
  'form.removed': event(facts({ formId: z.string() })),
  'form.restored': event(facts({ formId: z.string() })),
  /** Of the association. */
  'form.published': event(
    facts({
      formId: z.string(),
      edition: z.number(),
      title: z.string(),
      number: z.string(),
      firstDay: z.string(),
    }),
  ),
  'bundle.saved': event(
    facts({ bundleId: z.string(), title: z.string(), formIds: z.array(z.string()) }),
  ),
  'bundle.removed': event(facts({ bundleId: z.string() })),
  'form.withdrawn': event(
    facts({ formId: z.string(), edition: z.number(), day: z.string(), reason: z.string() }),
  ),

  /**
   * Personal values of this stream's events were erased. `events` are those from before there were
   * digests: their hash as recorded, which stays, and the hash of what they say now.
   */
  'personal-data.erased': event(
    facts({
      reason: z.enum(['request', 'time']),
      events: z
        .array(facts({ seq: z.number(), hash: z.string(), erasedHash: z.string() }))
        .default([]),
      /** Of a request, in the owner's stream: whose (SHA-256 of the email in lower case), and how many of which kind. */
      personSha256: z.string().optional(),
      counts: z.record(z.string(), z.number()).optional(),
    }),
    () => 'Erased personal data in this history',
  ),
}
