import type { MailTrouble } from '@countersign/contract/schemas/members'
import {
  mails,
  mailStops,
  packets,
  signingInvites,
  suppressedAddresses,
  users,
  type Database,
} from '@countersign/database'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { MailRow } from '../../infrastructure/mail/enqueue-mail.ts'
import type { Clock, Context } from '../../kernel/context.ts'
import { isOwnPacket } from '../../kernel/own-rows.ts'
import { addMs, days } from '../../kernel/time.ts'
import { chooseLinkMail } from './choose-link-mail.ts'

export interface FailedMail {
  id: string
  kind: string
  recipientEmail: string
  /** `waiting`: another attempt is planned. */
  state: 'refused' | 'returned' | 'waiting'
  since: Date
  failure: string
}

interface Deps {
  db: Database
  clock: Clock
}

/** Every mail that was refused, given up or returned, or that waits for another attempt, oldest first. */
export async function listFailedMails({ db }: Pick<Deps, 'db'>): Promise<FailedMail[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(or(isRefused, isReturned, isWaiting))
    .orderBy(asc(mails.createdAt))

  return rows.map(({ id, kind, recipientEmail, createdAt, refusedAt, bouncedAt, failure }) => ({
    id,
    kind,
    recipientEmail,
    state: refusedAt ? 'refused' : bouncedAt ? 'returned' : 'waiting',
    since: refusedAt ?? bouncedAt ?? createdAt,
    failure: failure ?? '',
  }))
}

const troubleDays = 90
const maxTrouble = 50

/** Of the caller's packets, newest first: which kind of mail it was, and the mail server's code. */
export async function listMailTrouble(ctx: Context): Promise<MailTrouble[]> {
  const rows = await ctx.db
    .select({ mail: mails, documentGroupId: packets.documentGroupId })
    .from(mails)
    .innerJoin(packets, eq(packets.id, mails.packetId))
    .where(
      and(
        isOwnPacket(ctx),
        gt(mails.createdAt, addMs(ctx.clock.now(), -days(troubleDays))),
        or(isRefused, isReturned, isWaiting),
      ),
    )
    .orderBy(desc(mails.createdAt))
    .limit(maxTrouble)

  return rows.map(({ mail, documentGroupId }) => ({
    documentGroupId,
    kind: mail.kind,
    ...stateOf(mail),
    code: replyCode.exec(mail.failure ?? '')?.[0] ?? null,
  }))
}

/** "550", "550 5.1.1": the words after it may name the recipient. */
const replyCode = /\b[45]\d\d(?:[ -][45]\.\d{1,3}\.\d{1,3})?\b/

function stateOf({
  createdAt,
  refusedAt,
  bouncedAt,
}: MailRow): Pick<MailTrouble, 'state' | 'since'> {
  return {
    state: refusedAt ? 'refused' : bouncedAt ? 'returned' : 'waiting',
    since: (refusedAt ?? bouncedAt ?? createdAt).toISOString(),
  }
}

/**
 * Puts failed mails back into the outbox, from where the running server takes them within minutes; the
 * three days of attempts start anew. Without ids: all that were refused, given up or wait, but none
 * that was returned, and of an invitation and reminders with one link only what the signer still lacks.
 * Leaves out a mail whose address was corrected or whose link is no longer the current one. Returns how
 * many.
 */
export async function sendMailsAgain(
  { db, clock }: Deps,
  { mailIds }: { mailIds?: readonly string[] } = {},
): Promise<number> {
  const isChosen = mailIds
    ? and(inArray(mails.id, [...mailIds]), or(isRefused, isReturned, isWaiting))
    : and(or(isRefused, isWaiting), notInArray(mails.id, await findSuperseded(db)))
  const now = clock.now()
  const again = await db
    .update(mails)
    .set({
      sentAt: null,
      refusedAt: null,
      bouncedAt: null,
      attempts: 0,
      nextAttemptAt: now,
      resentAt: now,
    })
    .where(and(isChosen, hasBody, or(eq(mails.role, 'LLSign'), isStillMeant)))
    .returning({ id: mails.id })

  return again.length
}

/** What was refused, and another email with the same link was sent since, waits, or is sent again instead. */
async function findSuperseded(db: Database): Promise<string[]> {
  const { id, packetId, role, recipientEmail, kind, createdAt, sentAt, refusedAt } = mails
  const isLink = and(inArray(kind, ['invitation', 'reminder']), ne(role, 'LLSign'), isStillMeant)
  const withRefused = db.select({ packetId }).from(mails).where(and(isRefused, isLink))
  const rows = await db
    .select({ id, packetId, role, recipientEmail, kind, createdAt, sentAt, refusedAt })
    .from(mails)
    .where(and(inArray(packetId, withRefused), isLink))
    .orderBy(asc(createdAt))
  const bySigner = Map.groupBy(rows, (row) => `${row.packetId} ${row.role} ${row.recipientEmail}`)

  return [...bySigner.values()].flatMap((links) => {
    const refused = links.filter((link) => link.refusedAt)
    const chosen = chooseLinkMail(links, (link) => link.refusedAt !== null)
    return refused.filter((link) => link !== chosen).map((link) => link.id)
  })
}

/** The addresses that marked an email as unwanted, and of whom they get no more; of earlier versions: of nobody. */
export async function listSuppressed({ db }: Pick<Deps, 'db'>) {
  const stops = await db
    .select({ email: mailStops.email, createdAt: mailStops.createdAt, owner: users.name })
    .from(mailStops)
    .innerJoin(users, eq(users.id, mailStops.ownerId))
    .orderBy(asc(mailStops.createdAt))
  const all = await db
    .select()
    .from(suppressedAddresses)
    .orderBy(asc(suppressedAddresses.createdAt))

  return [...all.map(({ email, createdAt }) => ({ email, createdAt, owner: null })), ...stops]
}

/** Emails are sent to this address again, whoever sends them. Returns whether they were not. */
export async function allowAddress({ db }: Pick<Deps, 'db'>, email: string): Promise<boolean> {
  const address = email.trim().toLowerCase()
  const stops = await db.delete(mailStops).where(eq(mailStops.email, address)).returning()
  const all = await db
    .delete(suppressedAddresses)
    .where(eq(suppressedAddresses.email, address))
    .returning()

  return stops.length + all.length > 0
}

/** The text of an old email is deleted. */
const hasBody = ne(mails.html, '')

const isRefused = isNotNull(mails.refusedAt)
const isReturned = isNotNull(mails.bouncedAt)
const isWaiting = and(isNull(mails.sentAt), isNull(mails.refusedAt), gt(mails.attempts, 0))

const isStillMeant = sql`exists (select 1 from ${signingInvites} where ${and(
  eq(signingInvites.packetId, mails.packetId),
  eq(signingInvites.role, mails.role),
  eq(signingInvites.email, mails.recipientEmail),
  or(
    notInArray(mails.kind, ['invitation', 'reminder', 'answer']),
    sql`${mails.text} like '%/' || ${signingInvites.code} || '%'`,
  ),
)})`
