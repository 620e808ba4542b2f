import { ownFormEditions, ownForms, searchedText } from '@countersign/database'
import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Form } from '@countersign/contract'
import { memberId, type Context } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/is-uuid.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { countPages } from './count-pages.ts'
import { presentOwnForm } from '../catalog/present-form.ts'

export interface OwnFormFilter {
  category?: string | undefined
  /** Letters and digits only. Each must be found, or a word that is nearly it. */
  words: readonly string[]
  /** Continues behind this form, or below this score where no form is named. */
  after?: { score: number; createdAt?: Date; id?: string } | undefined
  limit: number
}

export interface ListedOwnForm {
  form: Form
  createdAt: Date
  /** On the scale of the library's search. */
  score: number
}

/** The caller's own forms in the edition in force: the best match first, of one rank the oldest. */
export async function listOwnForms(ctx: Context, filter: OwnFormFilter): Promise<ListedOwnForm[]> {
  const { category, words, after, limit } = filter
  const score = scoreOf(words)
  const selection = {
    score,
    conditions: [
      category ? eq(ownFormEditions.category, category) : undefined,
      ...words.map((word) => sql`(${searched} ilike ${`%${word}%`} or ${word} <<% ${searched})`),
      after && behind(score, after),
    ],
    limit,
  }
  if (words.length === 0) {
    return select(ctx, selection)
  }

  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(
      sql`select set_config('pg_trgm.strict_word_similarity_threshold', ${slip}, true)`,
    )
    return select(tx, selection)
  })
}

/** From here on two words are taken for one with a slip in it; `<<%` goes by it. */
const slip = '0.35'

/** Those of these forms that are the caller's. */
export async function findOwnForms(ctx: Context, ids: readonly string[]): Promise<Form[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) {
    return []
  }

  const rows = await select(ctx, {
    score: scoreOf([]),
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
    .select({ edition: listed, createdAt: ownForms.createdAt, place, score })
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
    rows.map(async ({ edition, createdAt, place, score }) => ({
      form: presentOwnForm({
        ...edition,
        pages: edition.pages ?? (await countPages(ctx, edition)),
        order: libraryForms + place,
      }),
      createdAt,
      score,
    })),
  )
}

const listed = {
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

const searched = searchedText(ownFormEditions)

/**
 * The mean over all words, as the library counts: 10,000 for one that begins a word of the title,
 * 5,000 for one that stands in the text, and for one with a slip in it as much as it is alike.
 */
function scoreOf(words: readonly string[]): SQL<number> {
  if (words.length === 0) {
    return sql<number>`0::int`
  }

  const each = words.map(
    (word) => sql`case
      when ${ownFormEditions.title} ~* ${`\\m${word}`} then 10000
      when ${searched} ilike ${`%${word}%`} then 5000
      else 4000 * strict_word_similarity(${word}, ${searched}) end`,
  )
  return sql<number>`(round((${sql.join(each, sql` + `)}) / ${sql.raw(String(words.length))}))::int`
}

/** Of one rank own forms come behind the library's, so that a cursor there is behind none of them. */
function behind(
  score: SQL<number>,
  { score: last, createdAt, id }: NonNullable<OwnFormFilter['after']>,
): SQL {
  return createdAt && id
    ? sql`(${score} < ${last} or (${score} = ${last} and
        (${ownForms.createdAt}, ${ownForms.id}) > (${createdAt.toISOString()}::timestamptz, ${id}::uuid)))`
    : sql`${score} <= ${last}`
}

/** How many of the owner's forms stand before this one. */
const place = sql<number>`(
  select count(*)::int from own_forms earlier
  where earlier.owner_id = ${ownForms.ownerId} and earlier.removed_at is null
    and (earlier.created_at, earlier.id) < (${ownForms.createdAt}, ${ownForms.id}))`
