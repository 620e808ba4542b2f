import { customFormEditions, customForms } from '@countersign/database'
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Form } from '@countersign/contract/schemas/forms/form'
import type { Context } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/ids.ts'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { countPages } from './count-pages.ts'
import { presentCustomForm } from './present-custom-form.ts'
import {
  editionColumns,
  exactInText,
  exactScore,
  hasWord,
  isForState,
  meanScore,
  noScore,
} from './search-columns.ts'
import { findSimilarWords, type SimilarWord, type SimilarWords } from './similar-words.ts'
import { isNewestEdition, isOwnForm } from './own-forms.ts'

export interface CustomFormFilter {
  category?: string | undefined
  state?: UsState | undefined
  /** Letters and digits only. Each must match, exactly or with a typo. */
  words: readonly string[]
  /** Keyset: after this form, or below this score if there is no form. */
  after?: { score: number; createdAt?: Date; id?: string } | undefined
  limit: number
}

export interface ListedCustomForm {
  form: Form
  createdAt: Date
  /** On the same scale as the library's search. */
  score: number
}

/**
 * Current editions: best match first, then oldest first. Only where no form has all words, forms are
 * looked for in which a word has a typo.
 */
export async function listCustomForms(
  ctx: Context,
  filter: CustomFormFilter,
): Promise<ListedCustomForm[]> {
  const { words, after } = filter
  const exact = await selectRows(ctx, selectExact(filter))
  const hasExact = exact.length > 0 || (after !== undefined && after.score >= exactInText)
  if (words.length === 0 || hasExact) {
    return present(ctx, exact)
  }

  const similar = await findSimilarWords(ctx, words)
  return present(ctx, await selectRows(ctx, selectWithTypo(filter, similar)))
}

function selectExact({ words, ...filter }: CustomFormFilter): Selection {
  return toSelection(filter, meanScore(words, exactScore), words.map(hasWord))
}

function selectWithTypo({ words, ...filter }: CustomFormFilter, similar: SimilarWords): Selection {
  const scoreWithTypo = (word: string) =>
    sql`case when ${hasWord(word)} then ${exactScore(word)} ${typoScores(similar(word))} else 0 end`
  const score = sql<number>`least(${meanScore(words, scoreWithTypo)}, ${exactInText - 1})`

  return toSelection(filter, score, [
    ...words.map(
      (word) =>
        sql`(${sql.join([word, ...similar(word).map((found) => found.word)].map(hasWord), sql` or `)})`,
    ),
    sql`not (${sql.join(words.map(hasWord), sql` and `)})`,
  ])
}

function toSelection(
  { category, state, after, limit }: Omit<CustomFormFilter, 'words'>,
  score: SQL<number>,
  conditions: SQL[],
): Selection {
  return {
    score,
    conditions: [
      category ? eq(customFormEditions.category, category) : undefined,
      state && isForState(state),
      ...conditions,
      after && isAfter(score, after),
    ],
    limit,
  }
}

/** Only the caller's own. */
export async function findCustomForms(ctx: Context, ids: readonly string[]): Promise<Form[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) {
    return []
  }

  const rows = await selectRows(ctx, {
    score: noScore,
    conditions: [inArray(customForms.id, known)],
    limit: known.length,
  })
  return (await present(ctx, rows)).map(({ form }) => form)
}

interface Selection {
  score: SQL<number>
  conditions: (SQL | undefined)[]
  limit: number
}

async function selectRows(ctx: Context, { score, conditions, limit }: Selection) {
  return ctx.db
    .select({ edition: editionColumns, createdAt: customForms.createdAt, score })
    .from(customForms)
    .innerJoin(customFormEditions, isNewestEdition)
    .where(and(isOwnForm(ctx), ...conditions))
    .orderBy(desc(score), asc(customForms.createdAt), asc(customForms.id))
    .limit(limit)
}

type SelectedRow = Awaited<ReturnType<typeof selectRows>>[number]

/** Outside of a transaction: pages that are not known yet are counted at the same time. */
async function present(ctx: Context, rows: readonly SelectedRow[]): Promise<ListedCustomForm[]> {
  const order = await readOrder(
    ctx,
    rows.map(({ edition }) => edition.formId),
  )

  return Promise.all(
    rows.map(async ({ edition, createdAt, score }) => ({
      form: presentCustomForm({
        ...edition,
        pages: edition.pages ?? (await countPages(ctx, edition)),
        order: order(edition.formId),
      }),
      createdAt,
      score,
    })),
  )
}

/** Custom forms come after the library's, oldest first. */
async function readOrder(ctx: Context, ids: string[]): Promise<(id: string) => number> {
  const ordered = ctx.db
    .select({
      id: customForms.id,
      rank: sql<number>`(row_number() over (order by ${customForms.createdAt}, ${customForms.id}))::int`.as(
        'rank',
      ),
    })
    .from(customForms)
    .where(isOwnForm(ctx))
    .as('ordered')
  const ranks =
    ids.length === 0 ? [] : await ctx.db.select().from(ordered).where(inArray(ordered.id, ids))
  const rankOf = new Map(ranks.map(({ id, rank }) => [id, rank]))
  const libraryForms = ctx.ports.forms.forms().length

  return (id) => libraryForms + (rankOf.get(id) ?? 1) - 1
}

/** Up to 4,000 by similarity, the most similar word first. */
function typoScores(similar: readonly SimilarWord[]): SQL {
  return sql.join(
    similar.map(
      ({ word, similarity }) =>
        sql`when ${hasWord(word)} then ${Math.round(4000 * similarity)}::int`,
    ),
    sql` `,
  )
}

/** With equal scores custom forms come after the library's, so a library cursor precedes all of them. */
function isAfter(
  score: SQL<number>,
  { score: last, createdAt, id }: NonNullable<CustomFormFilter['after']>,
): SQL {
  return createdAt && id
    ? sql`(${score} < ${last} or (${score} = ${last} and
        (${customForms.createdAt}, ${customForms.id}) > (${createdAt.toISOString()}::timestamptz, ${id}::uuid)))`
    : sql`${score} <= ${last}`
}
