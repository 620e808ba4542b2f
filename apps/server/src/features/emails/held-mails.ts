import { mails, outboxHolds, type Database } from '@countersign/database'
import { and, asc, isNull, lte } from 'drizzle-orm'
import { findOutboxHold } from '../../infrastructure/mail/outbox-hold.ts'
import type { Clock } from '../../kernel/context.ts'
import { addMs, minutes } from '../../kernel/time.ts'

interface Deps {
  db: Database
  clock: Clock
}

export interface HeldMail {
  id: string
  kind: string
  recipientEmail: string
  createdAt: Date
  /** It was waiting when the backup was taken, so it may have been sent since. */
  isFromBackup: boolean
}

/** Emails that wait because of a restore, oldest first; `undefined` where nothing is held. */
export async function listHeldMails({ db }: Pick<Deps, 'db'>): Promise<HeldMail[] | undefined> {
  const hold = await findOutboxHold({ db })
  if (!hold) {
    return undefined
  }
  const rows = await db.select().from(mails).where(isWaiting).orderBy(asc(mails.createdAt))

  return rows.map(({ id, kind, recipientEmail, createdAt }) => ({
    id,
    kind,
    recipientEmail,
    createdAt,
    isFromBackup: createdAt <= hold.since,
  }))
}

/**
 * Ends the hold: emails and refunds go out again, within five minutes. `leaveOutRestored`: those that
 * waited when the backup was taken are not sent. Returns how many emails will be sent and how many
 * were left out; `undefined` where nothing was held.
 */
export async function releaseOutbox(
  { db, clock }: Deps,
  { leaveOutRestored }: { leaveOutRestored: boolean },
): Promise<{ released: number; leftOut: number } | undefined> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const [hold] = await tx.delete(outboxHolds).returning()
    if (!hold) {
      return undefined
    }
    const leftOut = leaveOutRestored
      ? await tx
          .update(mails)
          .set({
            refusedAt: now,
            nextAttemptAt: null,
            failure: 'Left out after a restore: it was waiting when the backup was taken.',
          })
          .where(and(isWaiting, lte(mails.createdAt, hold.since)))
          .returning({ id: mails.id })
      : []
    const released = await tx
      .update(mails)
      .set({ resentAt: now, nextAttemptAt: addMs(now, -overdueMs), attempts: 0 })
      .where(isWaiting)
      .returning({ id: mails.id })

    return { released: released.length, leftOut: leftOut.length }
  })
}

/** `resume-unfinished` takes an email that is two minutes late. */
const overdueMs = minutes(3)

const isWaiting = and(isNull(mails.sentAt), isNull(mails.refusedAt))
