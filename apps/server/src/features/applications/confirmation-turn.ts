import { applicationLimits } from '@countersign/contract/rules/application-limits'
import { applicationRequests, mailStops, type applicationLinks } from '@countersign/database'
import { and, count, desc, eq, exists, gte, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { addMs, days, minutes } from '../../kernel/time.ts'

interface Asker {
  link: typeof applicationLinks.$inferSelect
  network: string | null
  /** The link has a request of this email address. */
  isKnown: boolean
}

export interface Turn {
  /** Others of this network wait for their confirmation. */
  isLater: boolean
  /** When the email that asks for a confirmation is sent. */
  mailAt: Date
}

/** Between two such emails of a link. */
const pauseMs = { first: 3000, later: 6000, laterOfMany: minutes(1) }
const longestWaitMs = { first: minutes(30), later: days(1) }

/**
 * When to mail somebody who asks: strangers can neither shut a link nor mail the world in its owner's
 * name. The first request of a network waits only behind other first ones, 20 a minute and never longer
 * than half an hour, so that an applicant gets through while many addresses attack; that is how many
 * emails such an attack can cause. Further ones of a network wait in a line of their own, 10 a minute,
 * and one a minute while a link has very many that nobody confirms. Only what was confirmed counts
 * against the link. In the transaction that holds the lock of the link.
 */
export async function findTurn(ctx: Context, { link, network, isKnown }: Asker): Promise<Turn> {
  const { manyUnconfirmed, confirmedPerLinkPerDay, unconfirmedPerNetworkPerDay } = applicationLimits
  const ofLink = eq(applicationRequests.linkId, link.id)
  const own = network
    ? await countToday(ctx, isUnconfirmed, eq(applicationRequests.network, network))
    : 0
  if (!isKnown && own >= unconfirmedPerNetworkPerDay) {
    throw new DomainError(
      'too-many-requests',
      'Very many requests came from your network today, and nobody confirmed them. Confirm yours with the link in our email, or ask again from another network, for example with mobile data.',
    )
  }
  const confirmed = await countToday(ctx, isNotNull(applicationRequests.confirmedAt), ofLink)
  if (!isKnown && confirmed >= confirmedPerLinkPerDay) {
    throw new DomainError(
      'too-many-requests',
      'Very many people asked for this home today. Please try again tomorrow.',
    )
  }

  const isLater = isKnown || own > 0
  const isSlow = isLater && (await countToday(ctx, isUnconfirmed, ofLink)) >= manyUnconfirmed
  const pause = !isLater ? pauseMs.first : isSlow ? pauseMs.laterOfMany : pauseMs.later
  return { isLater, mailAt: await findSlot(ctx, { ofLink, isLater, pause }) }
}

const isUnconfirmed = isNull(applicationRequests.confirmedAt)

function countToday(ctx: Context, ...conditions: SQL[]): Promise<number> {
  return ctx.db.$count(applicationRequests, and(...conditions, isOfToday(ctx)))
}

function isOfToday({ clock }: Context): SQL {
  return gte(applicationRequests.createdAt, addMs(clock.now(), -days(1)))
}

interface Line {
  ofLink: SQL
  isLater: boolean
  pause: number
}

async function findSlot(ctx: Context, { ofLink, isLater, pause }: Line): Promise<Date> {
  const now = ctx.clock.now()
  const [last] = await ctx.db
    .select({ at: applicationRequests.confirmSentAt })
    .from(applicationRequests)
    .where(and(ofLink, eq(applicationRequests.isLater, isLater), isUnconfirmed))
    .orderBy(desc(applicationRequests.confirmSentAt))
    .limit(1)
  const next = Math.max(now.getTime(), (last?.at.getTime() ?? 0) + pause)
  const longest = isLater ? longestWaitMs.later : longestWaitMs.first

  return new Date(Math.min(next, now.getTime() + longest))
}

interface NetworkOfLink {
  link: Pick<typeof applicationLinks.$inferSelect, 'id' | 'ownerId'>
  network: string | null
}

/** Emails of this link to what this network entered came back several times, or one was marked as spam. */
export async function isNetworkStopped(
  ctx: Context,
  { link, network }: NetworkOfLink,
): Promise<boolean> {
  if (network === null) {
    return false
  }
  const isUnwanted = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(mailStops)
      .where(
        and(eq(mailStops.email, applicationRequests.emailKey), eq(mailStops.ownerId, link.ownerId)),
      ),
  )
  const [row] = await ctx.db
    .select({ stopped: count(), isUnwanted: sql<boolean | null>`bool_or(${isUnwanted})` })
    .from(applicationRequests)
    .where(
      and(
        eq(applicationRequests.linkId, link.id),
        eq(applicationRequests.network, network),
        isNotNull(applicationRequests.stoppedAt),
        isOfToday(ctx),
      ),
    )

  return row?.isUnwanted === true || (row?.stopped ?? 0) >= bouncesThatStop
}

/** Typing errors happen to honest people, too. */
const bouncesThatStop = 3
