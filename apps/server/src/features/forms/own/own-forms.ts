import { ownFormEditions, ownForms, searchedText } from '@countersign/database'
import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Form } from '@countersign/contract'
import { memberId, type Context } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/ids.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { countPages } from './count-pages.ts'
import { presentOwnForm } from '../catalog/present-form.ts'

export interface OwnFormFilter {
  category?: string | undefined
  /** Letters and digits only. Each must match, exactly or with a typo. */
  words: readonly string[]
  /** Keyset: after this form, or below this score if there is no form. */
  after?: { score: number; createdAt?: Date; id?: string } | undefined
  limit: number
}

export interface ListedOwnForm {
  form: Form
  createdAt: Date
  /** On the same scale as the library's search. */
  score: number
}

/** Current editions: best match first, then oldest first. */
export async function listOwnForms(ctx: Context, filter: OwnFormFilter): Promise<ListedOwnForm[]> {
  const { category, words, after, limit } = filter
  const score = computeScore(words)
  const selection = {
    score,
    conditions: [
      category ? eq(ownFormEditions.category, category) : undefined,
      ...words.map(
        (word) => sql`(${searchText} ilike ${`%${word}%`} or ${word} <<% ${searchText})`,
      ),
      after && isAfter(score, after),
    ],
    limit,
  }
  if (words.length === 0) {
    return select(ctx, selection)
  }

  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(
      sql`select set_config('pg_trgm.strict_word_similarity_threshold', ${similarityThreshold}, true)`,
    )
    return select(tx, selection)
  })
}

/** Above it, `<<%` takes two words for one with a typo. */
const similarityThreshold = '0.35'

/** Only the caller's own. */
export async function findOwnForms(ctx: Context, ids: readonly string[]): Promise<Form[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) {
    return []
  }

  const rows = await select(ctx, {
    score: computeScore([]),
    conditions: [inArray(ownForms.id, known)],
    limit: known.length,
  })
  return rows.map(({ form }) => form)
}

interface Selection {
  score: SQL<number>
  conditions: (SQL | undefined)[]
  limit: number
}

async function select(
  ctx: Context,
  { score, conditions, limit }: Selection,
): Promise<ListedOwnForm[]> {
  const ownerId = memberId(ctx)
  const rows = await ctx.db
    .select({ edition: columns, createdAt: ownForms.createdAt, rank, score })
    .from(ownForms)
    .innerJoin(
      ownFormEditions,
      and(eq(ownFormEditions.formId, ownForms.id), eq(ownFormEditions.edition, ownForms.edition)),
    )
    .where(and(eq(ownForms.ownerId, ownerId), isNull(ownForms.removedAt), ...conditions))
    .orderBy(desc(score), asc(ownForms.createdAt), asc(ownForms.id))
    .limit(limit)
  const libraryForms = ctx.ports.forms.forms().length

  return Promise.all(
    rows.map(async ({ edition, createdAt, rank, score }) => ({
      form: presentOwnForm({
        ...edition,
        pages: edition.pages ?? (await countPages(ctx, edition)),
        order: libraryForms + rank,
      }),
      createdAt,
      score,
    })),
  )
}

const columns = {
  formId: ownFormEditions.formId,
  edition: ownFormEditions.edition,
  title: ownFormEditions.title,
  description: ownFormEditions.description,
  category: ownFormEditions.category,
  source: ownFormEditions.source,
  residentsSign: ownFormEditions.residentsSign,
  ownerSigns: ownFormEditions.ownerSigns,
  pages: ownFormEditions.pages,
  revisedAt: ownFormEditions.revisedAt,
}

const searchText = searchedText(ownFormEditions)

/**
 * The mean over all words, as in the library's search: 10,000 for the beginning of a word in the
 * title, 5,000 for a match in the text, up to 4,000 by similarity for a typo.
 */
function computeScore(words: readonly string[]): SQL<number> {
  if (words.length === 0) {
    return sql<number>`0::int`
  }

  const each = words.map(
    (word) => sql`case
      when ${ownFormEditions.title} ~* ${`\\m${word}`} then 10000
      when ${searchText} ilike ${`%${word}%`} then 5000
      else 4000 * strict_word_similarity(${word}, ${searchText}) end`,
  )
  return sql<number>`(round((${sql.join(each, sql` + `)}) / ${sql.raw(String(words.length))}))::int`
}

/** With equal scores own forms come after the library's, so a library cursor precedes all of them. */
function isAfter(
  score: SQL<number>,
  { score: last, createdAt, id }: NonNullable<OwnFormFilter['after']>,
): SQL {
  return createdAt && id
    ? sql`(${score} < ${last} or (${score} = ${last} and
        (${ownForms.createdAt}, ${ownForms.id}) > (${createdAt.toISOString()}::timestamptz, ${id}::uuid)))`
    : sql`${score} <= ${last}`
}

/** How many of the owner's forms are older. */
const rank = sql<number>`(
  select count(*)::int from own_forms earlier
  where earlier.owner_id = ${ownForms.ownerId} and earlier.removed_at is null
    and (earlier.created_at, earlier.id) < (${ownForms.createdAt}, ${ownForms.id}))`
