import { cleanLine } from '@countersign/answers/clean-text'
import { z } from 'zod'
import { limits } from '../../rules/limits.ts'
import { packetSorts } from '../../rules/packet-groups.ts'
import { InviteRole } from '../roles.ts'
import { Id, PageQuery, SearchTerm } from '../shapes.ts'
import { PacketGroup, PacketStatus } from './packet-status.ts'
import { Packet } from './packet.ts'

const dayError = 'Enter a date like 2026-11-30.'
/** Within what a database and JavaScript write alike, with the day after it. */
const Day = z.iso
  .date({ error: dayError, abort: true })
  .refine((day) => day >= '1900-01-01' && day <= '9998-12-31', dayError)

const filters = z.object({
  category: z.string().overwrite(cleanLine).max(100).optional(),
  searchTerm: SearchTerm,
  propertyId: Id.optional(),
  tenantId: Id.optional(),
  /** Absent: all groups. */
  group: PacketGroup.optional(),
  status: PacketStatus.optional(),
  formId: Id.optional(),
  /** The person of the office who made them. */
  createdBy: Id.optional(),
  /** Created on this day or later, in the caller's time zone. */
  from: Day.optional(),
  /** Created on this day or earlier. */
  to: Day.optional(),
  /** Hidden packets: left out, the only ones, or among the others. */
  hidden: z.enum(['false', 'only', 'all']).default('false'),
  sort: z.enum(packetSorts).default('created'),
  direction: z.enum(['asc', 'desc']).default('desc'),
})

type Filters = z.infer<typeof filters>

const daysInOrder = ({ from, to }: Filters) => !from || !to || from <= to
const daysError = { path: ['to'], error: 'The last day must not be before the first one.' }

/** Without an index for everything, `all` is for the packets of one property or resident. */
const isBounded = ({ hidden, propertyId, tenantId }: Filters) =>
  hidden !== 'all' || propertyId !== undefined || tenantId !== undefined
const boundsError = {
  path: ['hidden'],
  error: 'Choose “false” or “only”, or ask for one property or resident.',
}

/** Which packets of the member, in which order; newest first by default. */
export const PacketFilters = filters.refine(daysInOrder, daysError).refine(isBounded, boundsError)
export type PacketFilters = z.infer<typeof PacketFilters>

export const PacketQuery = PageQuery.extend(filters.shape)
  .refine(daysInOrder, daysError)
  .refine(isBounded, boundsError)
export type PacketQuery = z.infer<typeof PacketQuery>

/** At most `limits.maxCount`, which means that many or more. */
const Count = z.number().int().min(0).max(limits.maxCount)

/** One page of a list; `next` is the cursor of the page after it. */
export const PacketPage = z.object({
  packets: z.array(Packet),
  next: z.string().nullable(),
  /**
   * How many packets each group has with these filters; on the first page only. Null where counting
   * them takes too long.
   */
  counts: z.object({ 'needs-you': Count, waiting: Count, done: Count }).nullable(),
})
export type PacketPage = z.infer<typeof PacketPage>

export const PacketIds = z.object({
  ids: z
    .array(Id)
    .min(1, 'Select at least one packet.')
    .max(limits.maxSelected, `Select at most ${limits.maxSelected} packets.`),
})
export type PacketIds = z.infer<typeof PacketIds>

/** `detail` says what happened, for the owner. */
export const RemindResult = z.object({
  documentGroupId: z.string(),
  name: z.string().nullable(),
  /** Why nobody of this packet could be reminded. */
  refusal: z.string().nullable(),
  signers: z.array(
    z.object({
      role: InviteRole,
      name: z.string(),
      outcome: z.enum(['reminded', 'reminded-before', 'refused']),
      detail: z.string().nullable(),
    }),
  ),
})
export type RemindResult = z.infer<typeof RemindResult>
export const RemindResults = z.object({ results: z.array(RemindResult) })

export const HideResult = z.object({
  documentGroupId: z.string(),
  outcome: z.enum(['hidden', 'refused']),
  detail: z.string().nullable(),
})
export type HideResult = z.infer<typeof HideResult>
export const HideResults = z.object({ results: z.array(HideResult) })

export const ShowAgainResult = z.object({
  documentGroupId: z.string(),
  outcome: z.enum(['shown', 'refused']),
  detail: z.string().nullable(),
})
export type ShowAgainResult = z.infer<typeof ShowAgainResult>
export const ShowAgainResults = z.object({ results: z.array(ShowAgainResult) })
