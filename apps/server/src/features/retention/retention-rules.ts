import { applicationLimits } from '@countersign/contract/rules/application-limits'
import {
  applicationRequests,
  createRequests,
  loginAttempts,
  mails,
  membershipRecords,
  officeInvitations,
  roomSessions,
  sessions,
  supportNumbers,
  supportTries,
  usedLogoutTokens,
  webhookEvents,
} from '@countersign/database'
import { and, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { RetentionPeriods } from '../../kernel/ports.ts'
import { addMs, days } from '../../kernel/time.ts'

/** Every kind of row that is not kept forever. The table in docs/operations/database.md has the same words. */
export interface RetentionRule {
  what: string
  keptFor: string
  why: string
  table: PgTable
  /** Has an index. */
  isExpired(now: Date, periods: RetentionPeriods): SQL | undefined
  /** Instead of deleting the row, empties these columns. */
  emptied?: Record<string, string>
}

export const retentionRules: readonly RetentionRule[] = [
  {
    what: 'Logins',
    keptFor: '30 days after the login',
    why: 'A login lasts 12 hours; the account lists the last ones. Logins stay in the event log.',
    table: sessions,
    isExpired: (now) => lt(sessions.createdAt, addMs(now, -days(30))),
  },
  {
    what: 'Tokens of signing rooms',
    keptFor: 'a day after they expired',
    why: 'What was done in a room is in the event log.',
    table: roomSessions,
    isExpired: (now) => lt(roomSessions.expiresAt, addMs(now, -days(1))),
  },
  {
    what: 'Logins in progress',
    keptFor: 'until they expire (15 minutes)',
    why: 'The callback of a login must match them.',
    table: loginAttempts,
    isExpired: (now) => lt(loginAttempts.expiresAt, now),
  },
  {
    what: 'Records of the embedded membership',
    keptFor: 'until they expire',
    why: 'Its sessions, codes and tokens.',
    table: membershipRecords,
    isExpired: (now) => lt(membershipRecords.expiresAt, now),
  },
  {
    what: 'Used logout tokens',
    keptFor: 'until they expire',
    why: 'Each works once.',
    table: usedLogoutTokens,
    isExpired: (now) => lt(usedLogoutTokens.expiresAt, now),
  },
  {
    what: 'Support numbers',
    keptFor: 'a day after they ended',
    why: 'They hold for 15 minutes. That one was made or entered stays in the event log.',
    table: supportNumbers,
    isExpired: (now) => lt(supportNumbers.expiresAt, addMs(now, -days(1))),
  },
  {
    what: 'Support numbers that staff has entered',
    keptFor: 'a day',
    why: 'They open histories, and wrong ones count, for a quarter of an hour.',
    table: supportTries,
    isExpired: (now) => lt(supportTries.triedAt, addMs(now, -days(1))),
  },
  {
    what: 'Idempotency keys of properties and forms',
    keptFor: '7 days',
    why: 'A request that is sent again creates nothing twice.',
    table: createRequests,
    isExpired: (now) => lt(createRequests.createdAt, addMs(now, -days(7))),
  },
  {
    what: 'Invitations to an office',
    keptFor: 'a year after they were sent',
    why: 'Who has joined stays in the office and in the event log.',
    table: officeInvitations,
    isExpired: (now) => lt(officeInvitations.createdAt, addMs(now, -days(365))),
  },
  {
    what: 'Events of webhooks',
    keptFor: '60 days',
    why: 'Longer than any vendor goes on repeating an event, so that each counts once.',
    table: webhookEvents,
    isExpired: (now) => lt(webhookEvents.receivedAt, addMs(now, -days(60))),
  },
  {
    what: 'Requests to apply without a confirmed address',
    keptFor: '7 days after they were made',
    why: 'The owner never sees them.',
    table: applicationRequests,
    isExpired: (now) =>
      and(
        lt(applicationRequests.createdAt, addMs(now, -days(applicationLimits.confirmDays))),
        isNull(applicationRequests.confirmedAt),
      ),
  },
  {
    what: 'Requests to apply',
    keptFor: '90 days after they were made',
    why: 'What the applicant wrote is in the packet, if one was started.',
    table: applicationRequests,
    isExpired: (now) =>
      lt(applicationRequests.createdAt, addMs(now, -days(applicationLimits.keptDays))),
  },
  {
    what: 'Texts of emails',
    keptFor: '90 days after the email was sent or refused (`KEEP_MAILS_DAYS`)',
    why: 'They contain signing links. Recipient, subject and times stay, so that no email is sent twice.',
    table: mails,
    isExpired: (now, { mailDays }) =>
      and(
        lt(mails.createdAt, addMs(now, -days(mailDays))),
        ne(mails.html, ''),
        or(isNotNull(mails.sentAt), isNotNull(mails.refusedAt)),
      ),
    emptied: { text: '', html: '' },
  },
  {
    what: 'Emails about requests to apply, and invitations to an office',
    keptFor: '2 years (`KEEP_APPLICATIONS_DAYS`)',
    why: 'They belong to no packet, with which they would go.',
    table: mails,
    isExpired: (now, { applicationDays }) =>
      and(lt(mails.createdAt, addMs(now, -days(applicationDays))), isNull(mails.packetId)),
  },
]
