import { inviteStatuses } from '@countersign/contract/rules/invites'
import { residentLanguages } from '@countersign/contract/rules/languages'
import { inviteRoles, signerKinds } from '@countersign/contract/rules/roles'
import type { ResidentLanguage } from '@countersign/contract/schemas/languages'
import type { InviteRole, SignerKind } from '@countersign/contract/schemas/roles'
import type { InviteStatus } from '@countersign/contract/schemas/signing-invites'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { checkOneOf } from './check-one-of.ts'
import { packets } from './packets.ts'

/** One signer of a sent packet. */
export const signingInvites = pgTable(
  'signing_invites',
  {
    id: id(),
    packetId: uuid('packet_id')
      .notNull()
      .references(() => packets.id),
    role: text('role').$type<InviteRole>().notNull(),
    kind: text('kind').$type<SignerKind>().notNull().default('resident'),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** As the owner entered them; null for the owner. */
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** E.164. */
    phone: text('phone'),
    /** The company for which a co-owner signs; of the initiator the packet has it. */
    signingFor: text('signing_for'),
    status: text('status').$type<InviteStatus>().notNull(),
    /** The public code of a resident's link; the owner signs as a member and has none. */
    code: text('code').unique(),
    expiresAt: instant('expires_at'),
    lastOpenedAt: instant('last_opened_at'),
    signedAt: instant('signed_at'),
    newLinkAskedAt: instant('new_link_asked_at'),
    /**
     * When someone who opened the link said that they are not the signer. The address may belong to
     * somebody else, so nothing about the packet is emailed there anymore.
     */
    wrongRecipientAt: instant('wrong_recipient_at'),
    lastRemindedAt: instant('last_reminded_at'),
    /** When the reminder plan mails this signer next; null if it does not. */
    nextReminderAt: instant('next_reminder_at'),
    /** When a mail server refused or returned a mail to this address. */
    undeliverableAt: instant('undeliverable_at'),
    /** SHA-256 of the token of the fresh link to the executed file, and when that link ends. */
    executedLinkTokenSha256: text('copy_token_sha256'),
    executedLinkUntil: instant('copy_until'),
    /** Of the resident's pages and emails: the owner's choice, then the resident's; null is English. */
    language: text('language').$type<ResidentLanguage>(),
  },
  (table) => [
    unique('signing_invites_by_role').on(table.packetId, table.role),
    index('signing_invites_by_reminder')
      .on(table.nextReminderAt)
      .where(sql`${table.nextReminderAt} is not null`),
    index('signing_invites_by_expiry').on(table.status, table.expiresAt),
    checkOneOf('signing_invites_role', table.role, inviteRoles),
    checkOneOf('signing_invites_kind', table.kind, signerKinds),
    checkOneOf('signing_invites_status', table.status, inviteStatuses),
    checkOneOf('signing_invites_language', table.language, residentLanguages),
  ],
)

/** `answers-changed`: a new link follows. `corrected`, also of a renewed link: a stranger may have it. */
const retiredCodeReasons = ['answers-changed', 'corrected'] as const
export type RetiredCodeReason = (typeof retiredCodeReasons)[number]

/**
 * Codes that stopped working before their packet ended, so that an old link can say why. Only the
 * SHA-256 of a code is kept.
 */
export const retiredCodes = pgTable(
  'retired_codes',
  {
    codeSha256: text('code_sha256').primaryKey(),
    packetId: uuid('packet_id')
      .notNull()
      .references(() => packets.id),
    role: text('role').$type<InviteRole>().notNull(),
    reason: text('reason').$type<RetiredCodeReason>().notNull(),
    retiredAt: instant('retired_at').notNull(),
  },
  (table) => [
    index('retired_codes_by_packet').on(table.packetId),
    checkOneOf('retired_codes_role', table.role, inviteRoles),
    checkOneOf('retired_codes_reason', table.reason, retiredCodeReasons),
  ],
)
