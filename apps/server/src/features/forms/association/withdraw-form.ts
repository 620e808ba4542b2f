import { formatDay } from '@countersign/answers/format-day'
import type {
  AssociationFormResponse,
  WithdrawBody,
} from '@countersign/contract/schemas/association'
import { customForms, publishedEditions } from '@countersign/database'
import { and, eq, isNull } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { userStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { isUuid } from '../../../kernel/ids.ts'
import { enqueue } from '../../../kernel/jobs.ts'
import { lockKey } from '../../../kernel/lock.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { editionEndsType } from '../job-types.ts'
import { asAssociation } from './association-owner.ts'
import { presentForStaff } from './read-association-form.ts'
import { todayOf } from './valid-editions.ts'

interface WithdrawRequest {
  id: string
  body: WithdrawBody
}

/**
 * Race-safe: of two at once the second is told what stands. Packets that are being made or sent with it
 * lock its row, so that they come before or after.
 */
export async function withdrawForm(
  staff: Context,
  { id, body }: WithdrawRequest,
): Promise<AssociationFormResponse> {
  const ctx = await asAssociation(staff)

  return inTransaction(ctx, async (tx) => {
    await lockKey(tx, 'association', 'editions')
    await requireForm(tx, id)
    assertLaterDay(tx, body.day)
    if (body.replacementId !== null) {
      await requireReplacement(tx, id, body.replacementId)
    }
    await withdraw(tx, { id, body })
    await recordEvent(tx, {
      stream: userStream(officeId(tx)),
      type: 'form.withdrawn',
      data: { formId: id, edition: Number(body.edition), day: body.day, reason: body.reason },
    })
    await enqueue(tx, editionEndsType, { formId: id, edition: Number(body.edition) })
    return presentForStaff(tx, id)
  })
}

async function withdraw(ctx: Context, { id, body }: WithdrawRequest): Promise<void> {
  const isEdition = and(
    eq(publishedEditions.formId, id),
    eq(publishedEditions.edition, Number(body.edition) || 0),
  )
  const [withdrawn] = await ctx.db
    .update(publishedEditions)
    .set({
      withdrawnOn: body.day,
      withdrawnAt: ctx.clock.now(),
      withdrawnReason: body.reason,
      replacementId: body.replacementId,
      unsent: body.unsent,
    })
    .where(and(isEdition, isNull(publishedEditions.withdrawnOn)))
    .returning({ edition: publishedEditions.edition })
  if (withdrawn) {
    return
  }

  const [known] = await ctx.db.select().from(publishedEditions).where(isEdition)
  if (!known?.withdrawnOn) {
    throw new DomainError('form-not-found', 'This edition is not published.')
  }
  throw new DomainError(
    'form-changed',
    `Edition ${body.edition} was withdrawn already, for ${formatDay(known.withdrawnOn)}.`,
  )
}

async function requireForm(ctx: Context, id: string): Promise<void> {
  const [form] = isUuid(id)
    ? await ctx.db
        .select({ id: customForms.id })
        .from(customForms)
        .where(and(eq(customForms.id, id), eq(customForms.ownerId, officeId(ctx))))
    : []
  if (!form) {
    throw new DomainError('form-not-found')
  }
}

function assertLaterDay(ctx: Context, day: string): void {
  if (day < todayOf(ctx)) {
    throw new DomainError('invalid-fields', undefined, [
      { field: 'day', message: 'Choose today or a later day.' },
    ])
  }
}

async function requireReplacement(ctx: Context, id: string, replacementId: string): Promise<void> {
  try {
    await requireForm(ctx, replacementId)
  } catch {
    throw replacementError('Choose a form of the association.')
  }
  if (replacementId === id) {
    throw replacementError('A form cannot replace itself. Publish a new edition of it.')
  }
}

function replacementError(message: string): DomainError {
  return new DomainError('invalid-fields', undefined, [{ field: 'replacementId', message }])
}
