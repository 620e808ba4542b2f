import { applicationLimits } from '@countersign/contract/rules/application-limits'
import type { ApplicationConfirmation } from '@countersign/contract/schemas/applications'
import { applicationLinks, applicationRequests } from '@countersign/database'
import { and, arrayContains, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { addMs, days } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { mailReceived } from './emails/mail-received.ts'
import { assertOpen, findLink, presentHome, type FoundLink } from './find-link.ts'

export async function readConfirmation(
  ctx: Context,
  { code }: { code: string },
): Promise<ApplicationConfirmation> {
  return present(await findByCode(ctx, code))
}

/**
 * Confirms what the person has seen: the request is locked, and refused if it was changed since.
 * Idempotent: the conditional update decides the race, and the owner gets one email.
 */
export async function confirmRequest(
  ctx: Context,
  { code, enteredSha256 }: { code: string; enteredSha256: string },
): Promise<ApplicationConfirmation> {
  return inTransaction(ctx, async (tx) => {
    await tx.db
      .select({ id: applicationRequests.id })
      .from(applicationRequests)
      .where(hasCode(code))
      .for('update')
    const { found, request } = await findByCode(tx, code)
    if (!request.confirmedAt && hashEntered(request) !== enteredSha256) {
      throw new DomainError('application-changed')
    }
    const confirmedAt = request.confirmedAt ?? tx.clock.now()
    const confirmed = await tx.db
      .update(applicationRequests)
      .set({ confirmedAt, network: null })
      .where(and(eq(applicationRequests.id, request.id), isNull(applicationRequests.confirmedAt)))
      .returning()
    for (const { id } of confirmed) {
      await recordEvent(tx, {
        stream: userStream(found.link.ownerId),
        type: 'application.confirmed',
        data: { requestId: id },
      })
      await mailReceived(tx, { found, request })
    }

    return present({ found, request: { ...request, confirmedAt } })
  })
}

interface FoundRequest {
  found: FoundLink
  request: typeof applicationRequests.$inferSelect
}

/** What was confirmed stays to be seen after the link for applicants has ended. */
async function findByCode(ctx: Context, code: string): Promise<FoundRequest> {
  const [request] = await ctx.db.select().from(applicationRequests).where(hasCode(code))
  const found = request && (await findLink(ctx, eq(applicationLinks.id, request.linkId)))
  if (!found || hasLapsed(ctx, request)) {
    throw new DomainError('application-not-found')
  }
  if (!request.confirmedAt) {
    assertOpen(found)
  }

  return { found, request }
}

/** Each email leads to the request as it is now: only its addressee can have read any of them. */
function hasCode(code: string): SQL | undefined {
  const hash = sha256(code)

  return or(
    eq(applicationRequests.confirmCodeSha256, hash),
    arrayContains(applicationRequests.earlierCodesSha256, [hash]),
  )
}

/** Also before `delete-expired` has run. */
function hasLapsed(ctx: Context, { confirmedAt, createdAt }: FoundRequest['request']): boolean {
  return (
    confirmedAt === null && createdAt < addMs(ctx.clock.now(), -days(applicationLimits.confirmDays))
  )
}

function present({ found, request }: FoundRequest): ApplicationConfirmation {
  const { firstName, lastName, email, phone, message, language, confirmedAt } = request

  return {
    ...presentHome(found),
    ...{ firstName, lastName, email, phone, message, language },
    enteredSha256: hashEntered(request),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}

function hashEntered(request: FoundRequest['request']): string {
  const { firstName, lastName, email, phone, message, language } = request

  return sha256(JSON.stringify([firstName, lastName, email, phone, message, language]))
}
