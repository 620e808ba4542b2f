import type { FormSummary } from '../form-summary.ts'
import { synonyms, type Synonym } from './synonyms.ts'
import { similarity, searchWords, toWords } from './words.ts'

/** A form that was found. `score` is an integer; more is better, and what tops 10,000 was meant by name. */
export interface FoundForm {
  form: FormSummary
  score: number
}

/** Looks through forms as landlords name them. */
export interface FormSearch {
  /** The best first, of one rank in the catalogue's order. Without a term every form, with score 0. */
  (searchTerm: string): FoundForm[]
}

/** The points of one word, by where it stands; the whole of a form's score is their mean. */
const weights = {
  inTitle: 10_000,
  beginsInTitle: 9000,
  inText: 5000,
  beginsInText: 4000,
  /** A synonym's first form; each further one has a little less. */
  synonym: 12_000,
  nextSynonym: 500,
  /** On top, where the search is the title or its beginning. */
  wholeTitle: 10_000,
  beginningOfTitle: 4000,
} as const

/** From here on two words are taken for one word with a slip in it. */
const typoThreshold = 0.35

/** Makes the index once; a search then looks at words in memory only. */
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

    const meant = words.map((word) => (isKnown(word, known) ? word : correct(word, known)))
    const said = phrases.filter((phrase) =>
      phrase.words.every((part) => meant.some((word) => says(word, part))),
    )
    return entries
      .map((entry) => ({ form: entry.form, score: computeScore(entry, meant, said) }))
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

function toPhrases({ phrases: matchesPart, formIds }: Synonym): Phrase[] {
  return matchesPart.map((phrase) => ({ words: searchWords(phrase), formIds }))
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return known.has(word) || (word.length > 1 && [...known].some((other) => isPrefix(other, word)))
}

/** The known word that was meant by one with a slip in it; the word itself where none is near. */
function correct(word: string, known: ReadonlySet<string>): string {
  let best = { word, likeness: typoThreshold }
  for (const other of known) {
    const near = similarity(word, other)
    if (word.length > 3 && near > best.likeness) {
      best = { word: other, likeness: near }
    }
  }

  return best.word
}

/** Every word must be found, or be part of a phrase that means this form; otherwise 0. */
function computeScore(
  { form, title, text }: Entry,
  words: string[],
  said: readonly Phrase[],
): number {
  const mine = said.filter(({ formIds }) => formIds.includes(form.id))
  const each = words.map((word) =>
    Math.max(
      ...mine.map((phrase) =>
        phrase.words.some((part) => says(word, part)) ? synonymScore(phrase, form.id) : 0,
      ),
      wordScore(word, { title, text }),
    ),
  )
  if (each.includes(0)) {
    return 0
  }

  const mean = each.reduce((sum, score) => sum + score, 0) / each.length
  return Math.round(mean + titleBonus(title, words))
}

function synonymScore({ formIds }: Phrase, formId: string): number {
  return weights.synonym - weights.nextSynonym * formIds.indexOf(formId)
}

function wordScore(word: string, { title, text }: Pick<Entry, 'title' | 'text'>): number {
  if (title.includes(word)) {
    return weights.inTitle
  }
  if (title.some((other) => isPrefix(other, word))) {
    return weights.beginsInTitle
  }
  if (text.includes(word)) {
    return weights.inText
  }
  if (text.some((other) => isPrefix(other, word))) {
    return weights.beginsInText
  }

  return 0
}

/** Whether somebody who types this word says that part of a phrase, or is about to. */
function says(word: string, part: string): boolean {
  return word === part || (word.length > 3 && isPrefix(part, word))
}

/** A number is meant as it stands: 3 is not the beginning of 30. */
function isPrefix(other: string, word: string): boolean {
  return !/^\d/.test(word) && word.length > 1 && other.startsWith(word)
}

function titleBonus(title: readonly string[], words: readonly string[]): number {
  const telling = searchWords(title.join(' '))
  if (!words.every((word, at) => telling[at] === word)) {
    return 0
  }

  return telling.length === words.length ? weights.wholeTitle : weights.beginningOfTitle
}
