import { cleanLine } from '@countersign/answers/clean-text'
import { z } from 'zod'
import { OfficeColleague } from '../offices.ts'
import { limits } from '../../rules/limits.ts'
import { NegotiationLanguage } from '../languages.ts'
import { Id, Instant, lines, PageQuery, UsState } from '../shapes.ts'
import { PropertyAddress } from '../properties.ts'
import { Tenant } from '../users.ts'
import { InviteRole } from '../roles.ts'
import { ArchiveReason, ExecutedOn, PacketGroup, PacketStatus } from './packet-status.ts'
import { KnownCopyRecipient } from './copies.ts'
import { ReminderPlan } from './reminders.ts'
import { SigningCapabilities } from './signing-capabilities.ts'

const PacketLink = z.object({ documentGroupId: z.string(), name: z.string() })

/** Where the home is now, and the titles of the packet’s forms that do not apply there. */
const MovedHome = z.object({ state: UsState, takeOut: z.array(z.string()) })

/** A legal form packet as its owner sees it, with property and unit as they were at creation. */
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
  /** Who made it and signs last, and the company or trade name for which they do. */
  initiator: z.object({
    name: z.string(),
    signingFor: z.string().optional(),
    email: z.string(),
  }),
  /** Who of the owner's office has made it; absent where the office's founder has made it and signs. */
  createdBy: OfficeColleague.optional(),
  /** Who of the owner's office signs it for the owner; absent where `createdBy` is. */
  signer: OfficeColleague.optional(),
  createdAt: Instant,
  statusSince: Instant,
  /** When the last signer signed. */
  executionDate: Instant.nullable(),
  /** Filled out and printed: no online signatures, no fee. */
  printOnly: z.boolean(),
  /** Set while the executed file is being created after the owner has signed. */
  sealing: z.boolean(),
  /** Why creating the executed file has failed so far, as a sentence; it is retried automatically. */
  sealingProblem: z.string().nullable(),
  archived: z
    .object({
      reason: ArchiveReason,
      words: z.string(),
      at: Instant,
    })
    .nullable(),
  /** Hidden from the dashboard by the owner. */
  hidden: z.boolean(),
  group: PacketGroup,
  /** From then on the answers can no longer change. */
  anySigned: z.boolean(),
  /** Names of co-owners whose turn it is, before the initiator's. */
  ownersWaiting: z.array(z.string()),
  /** How long signing links work, in days from the sending. */
  linkDays: z.number().int(),
  reminders: ReminderPlan,
  /** Who gets the signed file without signing. */
  copies: z.array(KnownCopyRecipient),
  /** From the owner to the residents, in plain text. */
  message: z.string().nullable(),
  /** In which language the owner negotiated the agreement; asked of homes in California. */
  negotiatedIn: NegotiationLanguage.nullable(),
  executedOn: ExecutedOn,
  /** The packet that this one replaces, and the one that replaces it. */
  revisionOf: PacketLink.nullable(),
  revisedBy: PacketLink.nullable(),
  /** Set if the owner has moved the home to another state since the packet was made. */
  movedHome: MovedHome.optional(),
  /** Of a draft: a fee was paid for it online, before its answers were changed or it was made again. */
  feePaid: z.boolean().optional(),
  /**
   * Forms whose edition is not to be used anymore, of a packet that is not sent yet; what happened, in
   * sentences. With one that stops, it cannot be sent.
   */
  outdatedForms: z
    .array(z.object({ words: z.string(), stops: z.boolean(), hasNext: z.boolean() }))
    .optional(),
  signing: SigningCapabilities,
})
export type Packet = z.infer<typeof Packet>

export const PacketParams = z.object({ docGroupId: Id })

/** Whom the caller has seen as the signer; somebody else may have become it since. */
export const OwnerSignerQuery = z.object({ from: Id.optional() })

export const PacketResponse = z.object({ packet: Packet })

export const PacketQuestion = z.object({
  role: InviteRole,
  answer: z.object({ words: z.string(), at: Instant }).nullable(),
  /** Whether an answer can be mailed: the signer has a working link. */
  answerable: z.boolean(),
})
export type PacketQuestion = z.infer<typeof PacketQuestion>

export const PacketEvent = z.object({
  seq: z.number().int(),
  type: z.string(),
  at: Instant,
  /** By the name that they had at the time. */
  actor: z.string(),
  words: z.string(),
  /** Only of a question. */
  question: PacketQuestion.nullable(),
})
export type PacketEvent = z.infer<typeof PacketEvent>

export const PacketEventPage = z.object({
  events: z.array(PacketEvent),
  next: z.string().nullable(),
})

export const HistoryQuery = PageQuery.extend({
  order: z.enum(['oldest', 'newest']).default('oldest'),
})
export type HistoryQuery = z.infer<typeof HistoryQuery>

/** In which zone the times are written; UTC without it, or where the name is no IANA zone. */
export const HistoryPdfQuery = z.object({ timeZone: z.string().max(64).optional() })

export const CancelPacketBody = z.object({ reason: lines('Reason', limits.reasonLength) })

/** Who signed in ink, as roles joined by commas: exactly those who have not signed online. */
export const PaperQuery = z.object({
  signedOn: z
    .string()
    .overwrite(cleanLine)
    .pipe(
      z.iso
        .date('Enter the day on which the documents were signed.')
        // A browser makes the year 0026 of one that was typed with two digits.
        .refine((day) => day >= '1900', 'Check the year in which the documents were signed.'),
    ),
  signers: z
    .string()
    .max(100)
    .transform((roles) => roles.split(','))
    .pipe(z.array(InviteRole).min(1).max(6)),
})
