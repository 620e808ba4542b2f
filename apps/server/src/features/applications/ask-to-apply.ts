import { applicationLimits } from '@countersign/contract/rules/application-limits'
import type { ApplicationRequestBody } from '@countersign/contract/schemas/applications'
import { applicationLinks, applicationRequests } from '@countersign/database'
import { and, eq, gte, isNull, sql, sum } from 'drizzle-orm'
import { addressKey } from '../../kernel/address-key.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { lockKey } from '../../kernel/lock.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { addMs, days } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { mailConfirmation } from './emails/mail-confirmation.ts'
import { findTurn, isNetworkStopped } from './confirmation-turn.ts'
import { findLink, findOpenLink, assertOpen, type FoundLink } from './find-link.ts'

interface NewRequest {
  code: string
  body: ApplicationRequestBody
}

/**
 * One row for each link and email address. A repeated request changes what was not confirmed, mails a
 * new code within the limits, and is answered like the first one, so that nobody learns who has asked.
 */
export async function askToApply(ctx: Context, { code, body }: NewRequest): Promise<void> {
  const { link } = await findOpenLink(ctx, code)

  await inTransaction(ctx, async (tx) => {
    await tx.db
      .select({ id: applicationLinks.id })
      .from(applicationLinks)
      .where(eq(applicationLinks.id, link.id))
      .for('update')
    const found = await findLink(tx, eq(applicationLinks.id, link.id))
    if (!found) {
      throw new DomainError('application-link-not-found')
    }
    assertOpen(found)
    await ask(tx, found, body)
  })
}

async function ask(ctx: Context, found: FoundLink, body: ApplicationRequestBody): Promise<void> {
  const { link } = found
  const emailKey = body.email.toLowerCase()
  const [known] = await ctx.db
    .select()
    .from(applicationRequests)
    .where(and(eq(applicationRequests.linkId, link.id), eq(applicationRequests.emailKey, emailKey)))
  const network = ctx.origin.ip ? addressKey(ctx.origin.ip) : null
  const turn = await findTurn(ctx, { link, network, isKnown: known !== undefined })
  const entered = {
    firstName: body.firstName,
    lastName: body.lastName,
    email: body.email,
    phone: body.phone || null,
    message: body.message || null,
    language: body.language,
  }
  const isStopped = Boolean(known?.stoppedAt) || (await isNetworkStopped(ctx, { link, network }))
  const mayMail =
    !isStopped && (await mayMailTo(ctx, { emailKey, lastMailAt: known?.confirmSentAt }))
  if (known && !known.confirmedAt) {
    await ctx.db
      .update(applicationRequests)
      .set(entered)
      .where(and(eq(applicationRequests.id, known.id), isNull(applicationRequests.confirmedAt)))
  }
  if (known && !mayMail) {
    return
  }

  const code = ctx.ids.code()
  const confirmation = { confirmCodeSha256: sha256(code), confirmSentAt: turn.mailAt }
  const request = known ?? { id: ctx.ids.uuid(), ...entered, confirmMails: 0 }
  if (known) {
    await ctx.db
      .update(applicationRequests)
      .set({
        ...confirmation,
        earlierCodesSha256: [...known.earlierCodesSha256, known.confirmCodeSha256],
        isLater: turn.isLater,
        confirmMails: sql`${applicationRequests.confirmMails} + 1`,
      })
      .where(eq(applicationRequests.id, known.id))
  } else {
    await ctx.db.insert(applicationRequests).values({
      ...entered,
      ...confirmation,
      id: request.id,
      linkId: link.id,
      emailKey,
      createdAt: ctx.clock.now(),
      confirmMails: mayMail ? 1 : 0,
      network,
      isLater: turn.isLater,
    })
    await recordEvent(ctx, {
      stream: userStream(link.ownerId),
      type: 'application.requested',
      data: { requestId: request.id, linkId: link.id },
    })
  }
  if (mayMail) {
    await mailConfirmation(ctx, {
      found,
      code,
      request: { ...entered, id: request.id },
      number: request.confirmMails + 1,
      sendAt: turn.mailAt,
    })
  }
}

interface Addressee {
  emailKey: string
  lastMailAt: Date | undefined
}

/**
 * Nobody’s mailbox is filled by strangers, by however many links. Race-safe: a lock on the address until
 * the transaction ends.
 */
async function mayMailTo(ctx: Context, { emailKey, lastMailAt }: Addressee): Promise<boolean> {
  await lockKey(ctx, 'confirmations', emailKey)
  const now = ctx.clock.now()
  if (lastMailAt && now.getTime() - lastMailAt.getTime() < applicationLimits.confirmationPauseMs) {
    return false
  }
  const [row] = await ctx.db
    .select({ mails: sum(applicationRequests.confirmMails).mapWith(Number) })
    .from(applicationRequests)
    .where(
      and(
        eq(applicationRequests.emailKey, emailKey),
        gte(applicationRequests.confirmSentAt, addMs(now, -days(1))),
      ),
    )

  return (row?.mails ?? 0) < applicationLimits.confirmationsPerDay
}
