import type { Form } from '@countersign/contract/schemas/forms/form'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { customFormEditions, customForms, publishedEditions } from '@countersign/database'
import { and, asc, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/ids.ts'
import {
  editionColumns,
  exactScore,
  hasWord,
  isForState,
  meanScore,
} from '../custom/search-columns.ts'
import { presentCustomForm } from '../custom/present-custom-form.ts'
import { isValidOn, todayOf } from './valid-editions.ts'

export interface AssociationFormFilter {
  category?: string | undefined
  state?: UsState | undefined
  searchTerm?: string | undefined
  /** Letters and digits of the search term. */
  words: readonly string[]
  /** Keyset: after this form, or below this score if there is no form. */
  after?: { score: number; association?: { createdAt: Date; id: string } | undefined } | undefined
  limit: number
}

interface ListedAssociationForm {
  form: Form
  createdAt: Date
  score: number
}

/** What members can choose today: best match first, one more than the library's where they are alike. */
export async function listValidForms(
  ctx: Context,
  { category, state, searchTerm = '', words, after, limit }: AssociationFormFilter,
): Promise<ListedAssociationForm[]> {
  const number = toKey(searchTerm)
  const isNumber = sql`${number !== ''} and ${numberKey} = ${number}`
  const score = sql<number>`(case when ${isNumber} then 20000 else ${meanScore(words, exactScore)} + 1 end)`

  return selectValid(ctx, {
    day: todayOf(ctx),
    score,
    conditions: [
      category ? eq(customFormEditions.category, category) : undefined,
      state && isForState(state),
      words.length > 0
        ? sql`(${isNumber} or (${sql.join(words.map(hasWord), sql` and `)}))`
        : undefined,
      after && isAfter(score, after),
    ],
    limit,
  })
}

/** As they are valid on this day. */
export async function findValidForms(
  ctx: Context,
  { ids, day }: { ids: readonly string[]; day: string },
): Promise<Form[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) {
    return []
  }

  const found = await selectValid(ctx, {
    day,
    score: sql<number>`0::int`,
    conditions: [inArray(customForms.id, known)],
    limit: known.length,
  })
  return found.map(({ form }) => form)
}

interface Selection {
  day: string
  score: SQL<number>
  conditions: (SQL | undefined)[]
  limit: number
}

/** Not for the association itself, which has its drafts. */
async function selectValid(
  ctx: Context,
  { day, score, conditions, limit }: Selection,
): Promise<ListedAssociationForm[]> {
  const { number, firstDay, note, instructions } = publishedEditions
  const rows = await ctx.db
    .select({
      edition: editionColumns,
      association: { number, firstDay, note, instructions },
      createdAt: customForms.createdAt,
      score,
    })
    .from(publishedEditions)
    .innerJoin(customForms, eq(customForms.id, publishedEditions.formId))
    .innerJoin(
      customFormEditions,
      and(
        eq(customFormEditions.formId, publishedEditions.formId),
        eq(customFormEditions.edition, publishedEditions.edition),
      ),
    )
    .where(
      and(
        isValidOn(day),
        isNull(customForms.removedAt),
        ne(customForms.ownerId, officeId(ctx)),
        ...conditions,
      ),
    )
    .orderBy(desc(score), asc(customForms.createdAt), asc(customForms.id))
    .limit(limit)

  return rows.map(({ edition, association, createdAt, score: found }) => ({
    form: {
      ...presentCustomForm({ ...edition, pages: edition.pages ?? 1, order: 0 }),
      useWhen: 'A form of your association.',
      source: 'association',
      association,
    },
    createdAt,
    score: found,
  }))
}

const numberKey = sql`regexp_replace(lower(${publishedEditions.number}), '[^a-z0-9]', '', 'g')`

/** Numbers are found however they are typed: A-101, a 101. */
function toKey(term: string): string {
  return term.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

function isAfter(
  score: SQL<number>,
  { score: last, association }: NonNullable<AssociationFormFilter['after']>,
): SQL {
  return association
    ? sql`(${score} < ${last} or (${score} = ${last} and
        (${customForms.createdAt}, ${customForms.id}) > (${association.createdAt.toISOString()}::timestamptz, ${association.id}::uuid)))`
    : sql`${score} < ${last}`
}
