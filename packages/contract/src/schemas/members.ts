import { z } from 'zod'
import { supportNumberDigits } from '../rules/support.ts'
import { OfficeName, OfficeRole } from './offices.ts'
import { HistoryQuery, PacketEventPage } from './packets/packet.ts'
import { PacketStatus } from './packets/packet-status.ts'
import { Id, Instant, PageQuery, SearchTerm } from './shapes.ts'

/** A member, as the association’s staff finds them. */
export const MemberSummary = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Null: not in the event log. */
  lastLoginAt: Instant.nullable(),
})
export type MemberSummary = z.infer<typeof MemberSummary>

export const MemberQuery = PageQuery.extend({
  /** Part of a name or an email. */
  searchTerm: SearchTerm,
})
export type MemberQuery = z.infer<typeof MemberQuery>

export const MemberPage = z.object({
  members: z.array(MemberSummary),
  next: z.string().nullable(),
})
export type MemberPage = z.infer<typeof MemberPage>

export const MemberParams = z.object({ id: Id })

/** An email about one of the member’s packets that did not arrive, without its words or recipient. */
export const MailTrouble = z.object({
  documentGroupId: z.string(),
  kind: z.string(),
  /** `waiting`: another attempt is planned. */
  state: z.enum(['refused', 'returned', 'waiting']),
  since: Instant,
  /** What the mail server answered, such as "550 5.1.1"; null where it gave no code. */
  code: z.string().nullable(),
})
export type MailTrouble = z.infer<typeof MailTrouble>

export const UnsealedPacket = z.object({
  documentGroupId: z.string(),
  /** When the owner has signed. */
  since: Instant,
  /** As the owner reads it; null while the first attempt runs. */
  problem: z.string().nullable(),
})
export type UnsealedPacket = z.infer<typeof UnsealedPacket>

/** What staff may know of a member without being allowed to: never what packets say. */
export const AssociationMember = MemberSummary.extend({
  createdAt: Instant,
  /** The office in which they work, where it is somebody else’s. The rest is about its packets. */
  office: OfficeName.extend({ role: OfficeRole }).nullable(),
  /** An email to the member was marked as spam, so that they get none. */
  emailsStopped: z.boolean(),
  packets: z.array(z.object({ status: PacketStatus, count: z.number().int() })),
  /** Of the last 90 days, newest first, at most 50. */
  mailTrouble: z.array(MailTrouble),
  unsealed: z.array(UnsealedPacket),
  /** Until when the caller may see histories, by the number that the member has read out. */
  historiesUntil: Instant.nullable(),
})
export type AssociationMember = z.infer<typeof AssociationMember>

export const SupportNumber = z.object({
  /** Shown once: only its hash is stored. */
  number: z.string(),
  expiresAt: Instant,
})
export type SupportNumber = z.infer<typeof SupportNumber>

/** As somebody hears it: blanks and hyphens between the digits do not matter. */
export const SupportNumberBody = z.object({
  number: z
    .string({ error: 'Enter the number.' })
    .max(40, 'A support number has 6 digits.')
    .overwrite((text) => text.replace(/[\s-]/g, ''))
    .regex(new RegExp(`^[0-9]{${supportNumberDigits}}$`), 'A support number has 6 digits.'),
})

export const SupportAccess = z.object({ historiesUntil: Instant })

/** A packet of the member, for choosing whose history to open. */
export const MemberPacket = z.object({
  documentGroupId: z.string(),
  createdAt: Instant,
  status: PacketStatus,
  /** Name of the property and of the unit. */
  home: z.string(),
})
export type MemberPacket = z.infer<typeof MemberPacket>

export const MemberPacketPage = z.object({
  packets: z.array(MemberPacket),
  next: z.string().nullable(),
})
export type MemberPacketPage = z.infer<typeof MemberPacketPage>

export const LookParams = z.object({ groupId: Id })
export const LookQuery = HistoryQuery

/** Without what anybody wrote: questions, reasons and messages are left out. */
export const PacketLook = PacketEventPage.extend({ packet: MemberPacket })
export type PacketLook = z.infer<typeof PacketLook>

const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Enter a month like 2026-11.')
const dayError = 'Enter a day like 2026-11-30.'
const Day = z.iso
  .date({ error: dayError, abort: true })
  .refine((day) => day >= '2000-01-01' && day <= '2099-12-31', dayError)

/** A month, or days: both the first and the last one count. */
export const FeesQuery = z
  .object({ month: Month.optional(), from: Day.optional(), to: Day.optional() })
  .superRefine(({ month, from, to }, context) => {
    const fail = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (month !== undefined) {
      if (from !== undefined || to !== undefined) {
        fail('month', 'Give a month, or the days from and to, and not both.')
      }
    } else if (from === undefined || to === undefined) {
      fail('month', 'Give a month, or the days from and to.')
    } else if (to < from) {
      fail('to', 'The last day is before the first day.')
    }
  })
export type FeesQuery = z.infer<typeof FeesQuery>
