import { ownFormEditions, ownForms } from '@countersign/database'
import { and, asc, eq, ilike, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Form } from '@countersign/contract'
import { memberId, type Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/is-uuid.ts'
import { presentOwnForm } from './present-form.ts'

export interface OwnFormFilter {
  category?: string | undefined
  /** Each must be found. */
  words?: readonly string[]
  /** Continues behind this form. */
  after?: { createdAt: Date; id: string } | undefined
  limit: number
}

export interface ListedOwnForm {
  form: Form
  createdAt: Date
}

/** The caller's own forms in the edition in force, oldest first. */
export async function listOwnForms(ctx: Context, filter: OwnFormFilter): Promise<ListedOwnForm[]> {
  const { category, words = [], after, limit } = filter
  const searched = sql`${ownFormEditions.title} || ' ' || ${ownFormEditions.description} || ' ' || ${ownFormEditions.category}`

  return select(
    ctx,
    [
      category ? eq(ownFormEditions.category, category) : undefined,
      after
        ? sql`(${ownForms.createdAt}, ${ownForms.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
        : undefined,
      ...words.map((word) => ilike(searched, `%${escapeLike(word)}%`)),
    ],
    limit,
  )
}

/** Those of these forms that are the caller's. */
export async function findOwnForms(ctx: Context, ids: readonly string[]): Promise<Form[]> {
  const known = ids.filter(isUuid)
  const rows =
    known.length > 0 ? await select(ctx, [inArray(ownForms.id, known)], known.length) : []

  return rows.map(({ form }) => form)
}

async function select(
  ctx: Context,
  conditions: (SQL | undefined)[],
  limit: number,
): Promise<ListedOwnForm[]> {
  const ownerId = memberId(ctx)
  const rows = await ctx.db
    .select({ edition: ownFormEditions, createdAt: ownForms.createdAt, place })
    .from(ownForms)
    .innerJoin(
      ownFormEditions,
      and(eq(ownFormEditions.formId, ownForms.id), eq(ownFormEditions.edition, ownForms.edition)),
    )
    .where(and(eq(ownForms.ownerId, ownerId), isNull(ownForms.removedAt), ...conditions))
    .orderBy(asc(ownForms.createdAt), asc(ownForms.id))
    .limit(limit)
  const libraryForms = ctx.parts.forms.forms().length

  return rows.map(({ edition, createdAt, place }) => ({
    form: presentOwnForm({ ...edition, order: libraryForms + place }),
    createdAt,
  }))
}

/** How many of the owner's forms stand before this one. */
const place = sql<number>`(
  select count(*)::int from own_forms earlier
  where earlier.owner_id = ${ownForms.ownerId} and earlier.removed_at is null
    and (earlier.created_at, earlier.id) < (${ownForms.createdAt}, ${ownForms.id}))`

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (char) => `\\${char}`)
}
