import { z } from 'zod'

/** Opaque: usually 40 characters, sometimes 64. */
const VendorId = z.string().min(1).max(200)

export const Created = z.looseObject({ id: VendorId })

export const CreatedInData = z.looseObject({ data: z.looseObject({ id: VendorId }) })

export const LinkAnswer = z.looseObject({ data: z.looseObject({ link: z.url() }) })

/** SignNow answers changes with nothing, or with the id of what was changed. */
export const Changed = z.union([z.undefined(), Created])

/** An empty answer, or one that says nothing more. */
export const Nothing = z.union([z.undefined(), z.looseObject({})])

export const UserAnswer = z.looseObject({
  id: VendorId,
  primary_email: z.string().optional(),
  email: z.string().optional(),
})

/** Seconds since 1970 or an ISO time, as a number or a string, depending on the answer. */
const Instant = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => toInstant(value))

const FieldInvite = z.looseObject({
  status: z.string(),
  signer_email: z.string().nullish(),
  updated: Instant,
})

export const GroupAnswer = z.looseObject({
  data: z.looseObject({
    id: VendorId,
    state: z.string().nullish(),
    invite_id: VendorId.nullish(),
    last_invite_id: VendorId.nullish(),
    documents: z.array(
      z.looseObject({ id: VendorId, field_invites: z.array(FieldInvite).nullish() }),
    ),
  }),
})
export type VendorGroup = z.output<typeof GroupAnswer>['data']

export const InviteAnswer = z.looseObject({
  invite: z.looseObject({
    id: VendorId,
    status: z.string(),
    steps: z.array(
      z.looseObject({
        status: z.string(),
        order: z.coerce.number(),
        actions: z.array(
          z.looseObject({
            action: z.string(),
            email: z.string(),
            document_id: VendorId,
            role_name: z.string(),
            status: z.string(),
          }),
        ),
      }),
    ),
  }),
})
export type VendorInvite = z.output<typeof InviteAnswer>['invite']

const Declined = z.looseObject({
  email: z.string().nullish(),
  decline_text: z.string().nullish(),
  reason: z.string().nullish(),
})

export const DocumentAnswer = z.looseObject({
  id: VendorId,
  field_invites: z
    .array(z.looseObject({ status: z.string(), declined: z.array(Declined).nullish() }))
    .nullish(),
})
export type VendorDocument = z.output<typeof DocumentAnswer>

export const GroupListAnswer = z.looseObject({
  document_groups: z.array(z.looseObject({ group_id: VendorId, group_name: z.string() })),
})

function toInstant(value: number | string | null | undefined): string | undefined {
  if (value === null || value === undefined || value === '') {
    return undefined
  }
  const seconds = Number(value)
  const date = new Date(Number.isFinite(seconds) ? seconds * 1000 : String(value))
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
