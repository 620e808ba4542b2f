import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { PropertyAddress } from '../properties/property.ts'
import { Id, Instant, lines, PageQuery, SearchTerm } from '../shapes.ts'
import { Tenant } from '../users/user.ts'
import { ArchiveReason, PacketStatus } from './packet-lifecycle.ts'

/** A legal form packet, as its owner sees it. Property and unit are as they were when it was made. */
export const Packet = z.object({
  _id: z.string(),
  status: PacketStatus,
  formPacketName: z.string(),
  documentGroupId: z.string(),
  tenants: z.array(Tenant),
  property: z.object({ _id: z.string(), name: z.string(), address: PropertyAddress }),
  unit: z.object({ _id: z.string(), name: z.string() }),
  documents: z.array(
    z.object({
      formId: z.string(),
      title: z.string(),
      edition: z.string(),
      order: z.number().int(),
    }),
  ),
  initiator: z.object({ name: z.string(), email: z.string() }),
  createdAt: Instant,
  /** When it came to this status: "waiting since". */
  statusSince: Instant,
  /** When everyone had signed. */
  executionDate: Instant.nullable(),
  /** Filled out and printed: nobody signs it online, and nothing is paid. */
  printOnly: z.boolean(),
  /** Set once the owner has signed and the executed file is still being made. */
  sealing: z.boolean(),
  /** Why the executed file could not be made so far, in words; it is tried again by itself. */
  sealingProblem: z.string().nullable(),
  archived: z.object({ reason: ArchiveReason, words: z.string(), at: Instant }).nullable(),
})
export type Packet = z.infer<typeof Packet>

export const getPackets = endpoint({
  method: 'GET',
  path: '/legal-form-packets',
  door: 'member',
  tag: 'packets',
  summary: 'The member’s packets, newest first',
  query: PageQuery.extend({
    category: z.string().trim().max(100).optional(),
    searchTerm: SearchTerm,
    propertyId: Id.optional(),
    tenantId: Id.optional(),
  }),
  response: z.object({ packets: z.array(Packet), next: z.string().nullable() }),
  problems: [],
})

export const getPacketByGroup = endpoint({
  method: 'GET',
  path: '/legal-form-packets/group/:docGroupId',
  door: 'member',
  tag: 'packets',
  summary: 'One packet, by its document group; answers 304 to a known ETag',
  params: z.object({ docGroupId: Id }),
  response: z.object({ packet: Packet }),
  problems: ['packet-not-found'],
})

export const PacketEvent = z.object({
  seq: z.number().int(),
  type: z.string(),
  at: Instant,
  actor: z.string(),
  words: z.string(),
})
export type PacketEvent = z.infer<typeof PacketEvent>

export const getPacketEvents = endpoint({
  method: 'GET',
  path: '/legal-form-packets/group/:docGroupId/events',
  door: 'member',
  tag: 'packets',
  summary: 'What has happened to a packet, oldest first',
  params: z.object({ docGroupId: Id }),
  query: PageQuery,
  response: z.object({ events: z.array(PacketEvent), next: z.string().nullable() }),
  problems: ['packet-not-found'],
})

export const cancelPacket = endpoint({
  method: 'POST',
  path: '/legal-form-packets/group/:docGroupId/cancel',
  door: 'member',
  tag: 'packets',
  summary: 'Ends a packet that is not signed by everyone; its links die',
  params: z.object({ docGroupId: Id }),
  body: z.object({ reason: lines('Reason', limits.reasonLength) }),
  response: z.object({ packet: Packet }),
  problems: ['packet-not-found', 'wrong-moment'],
})

export const archivePacket = endpoint({
  method: 'POST',
  path: '/legal-form-packets/group/:docGroupId/archive',
  door: 'member',
  tag: 'packets',
  summary: 'Puts an executed packet away; its file stays',
  params: z.object({ docGroupId: Id }),
  response: z.object({ packet: Packet }),
  problems: ['packet-not-found', 'wrong-moment'],
})
