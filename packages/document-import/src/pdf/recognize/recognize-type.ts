import { listChoices } from './list-choices.ts'
import type { InspectedField } from '../../inspect/inspection.ts'
import type { PlacedType } from '../prepared-pdf.ts'

/** `undefined` for a field that asks for nothing. */
export function recognizeType(
  field: Pick<InspectedField, 'type' | 'readOnly' | 'options' | 'places'>,
  words: readonly string[],
): PlacedType | undefined {
  if (field.readOnly) {
    return undefined
  }
  switch (field.type) {
    case 'signature':
      return hasAny(words, initialsWords) ? 'initials' : 'signature'
    case 'checkbox':
      return 'checkbox'
    case 'radio':
      return field.places.length > 1 ? 'choice' : 'checkbox'
    case 'dropdown':
    case 'listbox':
      return listChoices(field).length > 1 ? 'choice' : 'text'
    case 'text':
    case 'longtext':
      return recognizeByWords(words) ?? field.type
    case 'button':
    case 'unknown':
      return undefined
  }
}

const signatureWords = wordSet('signature signatures sig sign signed signer signhere firma')
const initialsWords = wordSet('initial initials init initialed iniciales')
/** Of which a form names the first: “Initial lease term”. */
const firstWords = wordSet('lease term rent payment deposit housing')
const dateWords = wordSet('date dated dob birthdate fecha')
const dateEventWords = wordSet(
  'commencement commencing expiration expires beginning ending begins ends start end birth',
)
const moneyWords = wordSet(
  '$ rent deposit fee fees amount amt price cost charge charges total dollars payment premium balance prorated',
)
const notMoneyWords = wordSet(
  'day days due method account address number no name check payable due bank time who where with',
)
const nameWords = wordSet('name names printed fullname nombre')

/** In order of priority: "Date signed by tenant" is a date, "Tenant printed name" a name. */
function recognizeByWords(words: readonly string[]): PlacedType | undefined {
  if (
    words.some((word, index) => initialsWords.has(word) && !firstWords.has(words[index + 1] ?? ''))
  ) {
    return 'initials'
  }
  if (hasAny(words, dateWords)) {
    return hasAny(words, signatureWords) ? 'signedDate' : 'date'
  }
  if (hasAny(words, signatureWords) && !hasAny(words, nameWords)) {
    return 'signature'
  }
  if (hasAny(words, dateEventWords) && new Set(words).size <= 3) {
    return 'date'
  }
  if (words.includes('$') || (hasAny(words, moneyWords) && !hasAny(words, notMoneyWords))) {
    return 'money'
  }

  return hasAny(words, nameWords) && !hasAny(words, wordSet('names pet company business'))
    ? 'name'
    : undefined
}

function hasAny(words: readonly string[], known: ReadonlySet<string>): boolean {
  return words.some((word) => known.has(word))
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
