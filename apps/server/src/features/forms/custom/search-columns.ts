import { customFormEditions, searchedText } from '@countersign/database'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { arrayContains, isNull, or, sql, type SQL } from 'drizzle-orm'

/** What lists show of an edition. */
export const editionColumns = {
  formId: customFormEditions.formId,
  edition: customFormEditions.edition,
  title: customFormEditions.title,
  description: customFormEditions.description,
  category: customFormEditions.category,
  source: customFormEditions.source,
  signers: customFormEditions.signers,
  states: customFormEditions.states,
  residentsSign: customFormEditions.residentsSign,
  ownerSigns: customFormEditions.ownerSigns,
  pages: customFormEditions.pages,
  revisedAt: customFormEditions.revisedAt,
}

const searchText = searchedText(customFormEditions)

export const noScore = sql<number>`0::int`
const exactInTitle = 10_000
export const exactInText = 5000

/** The mean over all words, as in the library's search. */
export function meanScore(words: readonly string[], score: (word: string) => SQL): SQL<number> {
  if (words.length === 0) {
    return noScore
  }

  const sum = sql.join(words.map(score), sql` + `)
  return sql<number>`(round((${sum}) / ${sql.raw(`${words.length}.0`)}))::int`
}

export function exactScore(word: string): SQL {
  return sql`case when ${customFormEditions.title} ~* ${`\\m${word}`}
    then ${sql.raw(String(exactInTitle))} else ${sql.raw(String(exactInText))} end`
}

export function hasWord(word: string): SQL {
  return sql`${searchText} ilike ${`%${word}%`}`
}

export function isForState(state: UsState): SQL | undefined {
  const { states } = customFormEditions
  return or(isNull(states), arrayContains(states, [state]))
}
