import { addDays } from '@countersign/answers/day'
import { formatDay } from '@countersign/answers/format-day'
import type {
  AssociationFormResponse,
  PublishBody,
} from '@countersign/contract/schemas/association'
import { customFormEditions, customForms, publishedEditions } from '@countersign/database'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { DomainError, type FieldError } from '../../../kernel/domain-error.ts'
import { userStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { isUuid } from '../../../kernel/ids.ts'
import { enqueue } from '../../../kernel/jobs.ts'
import { lockKey } from '../../../kernel/lock.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { editionEndsType } from '../job-types.ts'
import { asAssociation } from './association-owner.ts'
import { findMissingChecks } from './edition-checks.ts'
import { listBlanks } from './list-blanks.ts'
import { presentForStaff } from './read-association-form.ts'
import { todayOf } from './valid-editions.ts'
import { isNewestEdition, isOwnForm } from '../custom/own-forms.ts'

interface PublishRequest {
  id: string
  body: PublishBody
}

/**
 * The edition that was valid until then ends on the day before. Race-safe: publishing and withdrawing
 * wait for each other, so that no two forms take one number and no two editions one day.
 */
export async function publishForm(
  staff: Context,
  { id, body }: PublishRequest,
): Promise<AssociationFormResponse> {
  const ctx = await asAssociation(staff)

  return inTransaction(ctx, async (tx) => {
    await lockKey(tx, 'association', 'editions')
    const { edition, title } = await findDraft(tx, { id, edition: body.edition })
    const earlier = await readPublished(tx, id)
    assertNone([
      ...checkDays(body, { earlier, today: todayOf(tx) }),
      ...(await checkNumber(tx, id, body.number)),
      ...checkBlanks(body, edition),
      ...(await findMissingChecks(tx, { formId: id, edition: edition.edition })),
    ])

    const replaced = earlier.findLast(({ firstDay }) => firstDay < body.firstDay)
    if (replaced && (replaced.lastDay === null || replaced.lastDay >= body.firstDay)) {
      await tx.db
        .update(publishedEditions)
        .set({ lastDay: addDays(body.firstDay, -1) })
        .where(isEdition(id, replaced.edition))
      await enqueue(tx, editionEndsType, { formId: id, edition: replaced.edition })
    }
    const next = earlier.find(({ firstDay }) => firstDay > body.firstDay)
    await tx.db.insert(publishedEditions).values({
      formId: id,
      edition: edition.edition,
      number: body.number,
      firstDay: body.firstDay,
      lastDay: body.lastDay ?? (next ? addDays(next.firstDay, -1) : null),
      note: body.note,
      instructions: body.instructions,
      replaces: replaced?.edition ?? null,
      freeBlanks: body.freeBlanks,
      publishedAt: tx.clock.now(),
    })
    await recordEvent(tx, {
      stream: userStream(officeId(tx)),
      type: 'form.published',
      data: {
        formId: id,
        edition: edition.edition,
        title,
        number: body.number,
        firstDay: body.firstDay,
      },
    })
    return presentForStaff(tx, id)
  })
}

/** Throws `form-changed` where somebody has saved or published since. */
async function findDraft(ctx: Context, { id, edition }: { id: string; edition: string }) {
  const [row] = isUuid(id)
    ? await ctx.db
        .select({ edition: customFormEditions, published: publishedEditions.edition })
        .from(customForms)
        .innerJoin(customFormEditions, isNewestEdition)
        .leftJoin(
          publishedEditions,
          and(
            eq(publishedEditions.formId, customForms.id),
            eq(publishedEditions.edition, customForms.edition),
          ),
        )
        .where(and(eq(customForms.id, id), isOwnForm(ctx)))
        .for('update', { of: customForms })
    : []
  if (!row) {
    throw new DomainError('form-not-found')
  }
  if (row.published !== null) {
    throw new DomainError(
      'form-changed',
      `Edition ${row.published} is published already. Edit the form to make a new draft.`,
    )
  }
  if (String(row.edition.edition) !== edition) {
    throw new DomainError(
      'form-changed',
      'Somebody has saved a newer draft of this form. Look at it before you publish it.',
    )
  }

  return { edition: row.edition, title: row.edition.title }
}

type Earlier = Pick<typeof publishedEditions.$inferSelect, 'edition' | 'firstDay' | 'lastDay'>

/** Without those that were withdrawn: their days are free again. By their first day. */
function readPublished(ctx: Context, formId: string): Promise<Earlier[]> {
  const { edition, firstDay, lastDay, withdrawnOn } = publishedEditions

  return ctx.db
    .select({ edition, firstDay, lastDay })
    .from(publishedEditions)
    .where(and(eq(publishedEditions.formId, formId), isNull(withdrawnOn)))
    .orderBy(firstDay)
}

function checkDays(
  { firstDay, lastDay }: PublishBody,
  { earlier, today }: { earlier: readonly Earlier[]; today: string },
): FieldError[] {
  if (firstDay < today) {
    return [{ field: 'firstDay', message: 'Choose today or a later day.' }]
  }
  const same = earlier.find((other) => other.firstDay === firstDay)
  if (same) {
    const message = `Edition ${same.edition} is valid from ${formatDay(firstDay)}. Choose another day, or withdraw that edition first.`
    return [{ field: 'firstDay', message }]
  }
  const next = earlier.find((other) => other.firstDay > firstDay)

  return next && lastDay !== null && lastDay >= next.firstDay
    ? [
        {
          field: 'lastDay',
          message: `Edition ${next.edition} is valid from ${formatDay(next.firstDay)}. Two editions cannot be valid on one day.`,
        },
      ]
    : []
}

/** A number is free again once its form has no edition that is or becomes valid. */
async function checkNumber(ctx: Context, formId: string, number: string): Promise<FieldError[]> {
  const today = todayOf(ctx)
  const { lastDay, withdrawnOn } = publishedEditions
  const [taken] = await ctx.db
    .select({ title: customFormEditions.title })
    .from(publishedEditions)
    .innerJoin(
      customFormEditions,
      and(
        eq(customFormEditions.formId, publishedEditions.formId),
        eq(customFormEditions.edition, publishedEditions.edition),
      ),
    )
    .where(
      and(
        ne(publishedEditions.formId, formId),
        sql`lower(${publishedEditions.number}) = lower(${number})`,
        or(isNull(lastDay), sql`${lastDay} >= ${today}`),
        or(isNull(withdrawnOn), sql`${withdrawnOn} > ${today}`),
      ),
    )
    .limit(1)

  return taken ? [{ field: 'number', message: `“${taken.title}” has this number.` }] : []
}

function checkBlanks(
  { freeBlanks }: PublishBody,
  edition: typeof customFormEditions.$inferSelect,
): FieldError[] {
  const open = listBlanks(edition).filter(
    ({ id, isLinked }) => !isLinked && !freeBlanks.includes(id),
  )
  const names = open.slice(0, 3).map(({ label }) => `“${label}”`)
  const more = open.length > 3 ? ` and ${open.length - 3} more` : ''

  return open.length > 0
    ? [
        {
          field: 'freeBlanks',
          message: `Nothing is linked to ${names.join(', ')}${more}. Link it to a fact, or say that it is meant to be empty.`,
        },
      ]
    : []
}

function assertNone(errors: FieldError[]): void {
  if (errors.length > 0) {
    throw new DomainError('invalid-fields', undefined, errors)
  }
}

function isEdition(formId: string, edition: number) {
  return and(eq(publishedEditions.formId, formId), eq(publishedEditions.edition, edition))
}
