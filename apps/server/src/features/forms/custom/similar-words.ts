import { customFormWords } from '@countersign/database'
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'

export interface SimilarWord {
  word: string
  /** Trigram similarity, from 0 to 1. */
  similarity: number
}

/** The similar words of a searched word, the most similar first. */
export type SimilarWords = (searched: string) => readonly SimilarWord[]

/** Below it, two words are taken for one with a typo. */
const leastSimilarity = 0.35
const maxPerWord = 8

/** Words of the caller's custom forms that could be meant by each searched word. */
export async function findSimilarWords(
  ctx: Context,
  searched: readonly string[],
): Promise<SimilarWords> {
  const found = new Map(
    await Promise.all(searched.map(async (word) => [word, await findSimilar(ctx, word)] as const)),
  )

  return (word) => found.get(word) ?? []
}

function findSimilar(ctx: Context, searched: string): Promise<SimilarWord[]> {
  const similarity = sql<number>`similarity(${customFormWords.word}, ${searched})`

  return ctx.db
    .select({ word: customFormWords.word, similarity })
    .from(customFormWords)
    .where(and(eq(customFormWords.ownerId, officeId(ctx)), gte(similarity, leastSimilarity)))
    .orderBy(desc(similarity), customFormWords.word)
    .limit(maxPerWord)
}
