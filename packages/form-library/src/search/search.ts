import type { FormSummary } from '../form-summary.ts'
import { synonyms, type Synonym } from './synonyms.ts'
import { differsByOneLetter, similarity, searchWords, toWords } from './words.ts'

/** `score` is an integer; above 10,000 the search names the form. */
interface FoundForm {
  form: FormSummary
  score: number
}

export interface FormSearch {
  /** Best match first, ties in catalog order. An empty term matches every form, with score 0. */
  (searchTerm: string): FoundForm[]
}

/** The score of one word, by where it matches. A form's score is the mean of its words. */
const weights = {
  inTitle: 10_000,
  prefixInTitle: 9000,
  inText: 5000,
  prefixInText: 4000,
  /** The first form of a synonym; each further one scores `nextSynonym` less. */
  synonym: 12_000,
  nextSynonym: 500,
  /** Added if the search is a synonym: above another form's title that only begins with it. */
  wholeSynonym: 5000,
  /** Added if the search is the title or its beginning. */
  wholeTitle: 10_000,
  beginningOfTitle: 4000,
} as const

/** Words that are at least this similar count as the same word with a typo. */
const typoThreshold = 0.35
/** One wrong letter in a short word leaves few trigrams in common. */
const oneLetterSimilarity = 0.5

/** Builds an index in memory. */
export function createFormSearch(forms: readonly FormSummary[]): FormSearch {
  const entries = forms.map(indexForm)
  const phrases = synonyms.flatMap(toPhrases)
  const known = new Set([
    ...entries.flatMap(({ title, text }) => [...title, ...text]),
    ...phrases.flatMap(({ words }) => words),
  ])

  return (searchTerm) => {
    const words = searchWords(searchTerm)
    if (words.length === 0) {
      return entries.map(({ form }) => ({ form, score: 0 }))
    }

    const corrected = words.map((word) => (isKnown(word, known) ? word : correct(word, known)))
    const matched = phrases.filter((phrase) =>
      phrase.words.every((part) => corrected.some((word) => matchesPart(word, part))),
    )
    return entries
      .map((entry) => ({ form: entry.form, score: computeScore(entry, corrected, matched) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || one.form.order - other.form.order)
  }
}

interface Entry {
  form: FormSummary
  title: string[]
  text: string[]
}

interface Phrase {
  words: string[]
  formIds: readonly string[]
}

function indexForm(form: FormSummary): Entry {
  const { title, description, useWhen, category } = form

  return { form, title: toWords(title), text: toWords(`${description} ${useWhen} ${category}`) }
}

function toPhrases({ phrases, formIds }: Synonym): Phrase[] {
  return phrases.map((phrase) => ({ words: searchWords(phrase), formIds }))
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return known.has(word) || (word.length > 1 && [...known].some((other) => isPrefix(other, word)))
}

/** The most similar known word; the word itself if none is similar enough. */
function correct(word: string, known: ReadonlySet<string>): string {
  let best = { word, likeness: typoThreshold }
  for (const other of known) {
    const near = Math.max(
      similarity(word, other),
      differsByOneLetter(word, other) ? oneLetterSimilarity : 0,
    )
    if (word.length > 3 && near > best.likeness) {
      best = { word: other, likeness: near }
    }
  }

  return best.word
}

/** 0 unless every word matches the form or one of its synonyms. */
function computeScore(
  { form, title, text }: Entry,
  words: string[],
  matched: readonly Phrase[],
): number {
  const own = matched.filter(({ formIds }) => formIds.includes(form.id))
  const each = words.map((word) =>
    Math.max(
      ...own.map((phrase) =>
        phrase.words.some((part) => matchesPart(word, part)) ? synonymScore(phrase, form.id) : 0,
      ),
      wordScore(word, { title, text }),
    ),
  )
  if (each.includes(0)) {
    return 0
  }

  const mean = each.reduce((sum, score) => sum + score, 0) / each.length
  const bonus = Math.max(
    titleBonus(title, words),
    own.some(isWhole(words)) ? weights.wholeSynonym : 0,
  )
  return Math.round(mean + bonus)
}

function isWhole(searched: readonly string[]) {
  return ({ words }: Phrase) =>
    words.length === searched.length &&
    words.every((part) => searched.some((word) => matchesPart(word, part)))
}

function synonymScore({ formIds }: Phrase, formId: string): number {
  return weights.synonym - weights.nextSynonym * formIds.indexOf(formId)
}

function wordScore(word: string, { title, text }: Pick<Entry, 'title' | 'text'>): number {
  if (title.includes(word)) {
    return weights.inTitle
  }
  if (title.some((other) => isPrefix(other, word))) {
    return weights.prefixInTitle
  }
  if (text.includes(word)) {
    return weights.inText
  }
  if (text.some((other) => isPrefix(other, word))) {
    return weights.prefixInText
  }

  return 0
}

/** The word is that part of a phrase, or the beginning of it. */
function matchesPart(word: string, part: string): boolean {
  return word === part || (word.length > 3 && isPrefix(part, word))
}

/** Numbers match only as a whole: 3 is not a prefix of 30. */
function isPrefix(other: string, word: string): boolean {
  return !/^\d/.test(word) && word.length > 1 && other.startsWith(word)
}

function titleBonus(title: readonly string[], words: readonly string[]): number {
  const significant = searchWords(title.join(' '))
  if (!words.every((word, at) => significant[at] === word)) {
    return 0
  }

  return significant.length === words.length ? weights.wholeTitle : weights.beginningOfTitle
}
