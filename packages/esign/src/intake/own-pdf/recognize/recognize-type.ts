import type { InspectedField } from '../../inspect/inspection.ts'
import type { PlacedType } from '../prepared-pdf.ts'

/** What a field asks for, by its kind in the file and by its words; `undefined` for what asks nothing. */
export function recogniseType(
  field: Pick<InspectedField, 'type' | 'readOnly'>,
  words: readonly string[],
): PlacedType | undefined {
  if (field.readOnly) {
    return undefined
  }
  switch (field.type) {
    case 'signature':
      return has(words, initials) ? 'initials' : 'signature'
    case 'checkbox':
    case 'radio':
      return 'checkbox'
    case 'dropdown':
    case 'listbox':
      return 'text'
    case 'text':
    case 'longtext':
      return byWords(words) ?? field.type
    case 'button':
    case 'unknown':
      return undefined
  }
}

const signature = set('signature signatures sig sign signed signer signhere')
const initials = set('initial initials init initialed')
const date = set('date dated dob birthdate')
const moment = set(
  'commencement commencing expiration expires beginning ending begins ends start end birth',
)
const money = set(
  '$ rent deposit fee fees amount amt price cost charge charges total dollars payment premium balance prorated',
)
const noMoney = set(
  'day days due method account address number no name check payable due bank time who where with',
)
const name = set('name names printed fullname')

/**
 * Marks first, then days, money and names: "Date signed by tenant" is a day, "Tenant printed name" a
 * name. `undefined` where the words say nothing of the kind.
 */
function byWords(words: readonly string[]): PlacedType | undefined {
  if (has(words, initials)) {
    return 'initials'
  }
  if (has(words, date)) {
    return has(words, signature) ? 'signedDate' : 'date'
  }
  if (has(words, signature) && !has(words, name)) {
    return 'signature'
  }
  if (has(words, moment) && new Set(words).size <= 3) {
    return 'date'
  }
  if (words.includes('$') || (has(words, money) && !has(words, noMoney))) {
    return 'money'
  }

  return has(words, name) && !has(words, set('names pet company business')) ? 'name' : undefined
}

function has(words: readonly string[], known: ReadonlySet<string>): boolean {
  return words.some((word) => known.has(word))
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
