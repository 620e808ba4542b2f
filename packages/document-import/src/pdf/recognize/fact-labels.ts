import { splitWords } from './field-names.ts'

/** The fact of the packet that a blank with this label asks for. */
export function findFactByLabel(label: string): string | undefined {
  if (notLinked.some((pattern) => pattern.test(label))) {
    return undefined
  }
  const lead = leads.find(([pattern]) => pattern.test(label))

  return lead?.[1] ?? answersByName.get(toKey(label))
}

/** What forms of associations and agents call a fact of the packet. The order of the words does not count. */
const names: Record<string, readonly string[]> = {
  'packet-owner': [
    'landlord',
    'landlord name',
    'owner',
    'owner name',
    'owner agent',
    'landlord agent',
    'landlord owner',
    'owner management agent',
    'owner management agent name',
    'property owner',
    'lessor',
    'lessor name',
    'housing provider',
  ],
  'packet-owner-email': ['landlord email', 'owner email', 'lessor email', 'owner agent email'],
  'packet-owner-phone': ['landlord phone', 'owner phone', 'lessor phone', 'owner agent phone'],
  'packet-home': [
    'premises',
    'premises address',
    'leased premises',
    'leased premises address',
    'leased property',
    'leased property address',
    'rental premises',
    'rental address',
    'rental property',
    'rental property address',
    'rental unit address',
    'unit address',
    'property',
    'property address',
    'home address',
    'dwelling address',
    'dwelling unit address',
    'apartment address',
    'apartment location',
    'property location',
    'premises location',
  ],
  'packet-street': ['property street', 'property street address', 'premises street address'],
  'packet-unit': ['unit', 'apartment', 'apt', 'unit apt', 'apartment unit'],
  'packet-city': ['city', 'property city', 'premises city'],
  'packet-state': ['state', 'property state', 'premises state'],
  'packet-zip': ['zip', 'property zip', 'premises zip'],
  'packet-property': [
    'property name',
    'community name',
    'apartment community',
    'apartment community name',
    'complex name',
    'building name',
  ],
  'packet-county': ['county', 'property county', 'premises county'],
  'packet-lease-date': [
    'lease date',
    'date lease',
    'lease agreement date',
    'rental agreement date',
    'agreement date',
    'effective date',
    'lease effective date',
    'original lease date',
  ],
  'packet-start': [
    'start date',
    'lease start date',
    'lease start',
    'lease term begin',
    'lease term start',
    'month commencement',
    'month begin',
    'lease begin date',
    'begin date',
    'lease begin',
    'term begin',
    'term start',
    'term start date',
    'commencement date',
    'lease commencement',
    'lease commencement date',
    'tenancy start',
    'tenancy begin',
  ],
  'packet-end': [
    'end date',
    'lease end date',
    'lease end',
    'term end',
    'term end date',
    'expiration date',
    'lease expiration',
    'lease expiration date',
    'tenancy end',
  ],
  'packet-rent': [
    'rent',
    'monthly rent',
    'monthly rental',
    'monthly base rent',
    'base rent',
    'rent amount',
    'rental amount',
    'rental rate',
    'monthly rent amount',
    'monthly rental amount',
    'monthly rental rate',
    'rent month',
    'rent per month',
    'rent payment',
    'rental payment',
    'monthly rent payment',
    'monthly rental payment',
    'proposed rent',
    'proposed monthly rent',
    'proposed monthly rent unit',
  ],
  'packet-payee': ['rent payable', 'pay rent', 'rent paid', 'make check payable', 'check payable'],
  'packet-deposit': [
    'deposit',
    'deposit amount',
    'security deposit',
    'security deposit amount',
    'refundable security deposit',
    'damage deposit',
    'security damage deposit',
    'paid security deposit',
    'deposit held',
    'security deposit held',
  ],
  'packet-deposit-bank': ['deposit bank', 'depository', 'security deposit bank'],
  'packet-pet-deposit': [
    'pet deposit',
    'pet deposit amount',
    'refundable pet deposit',
    'animal deposit',
  ],
  'packet-pet-rent': ['pet rent', 'monthly pet rent', 'pet rent month', 'animal rent'],
}

/** How sentences lead to a blank. */
const leads: readonly [RegExp, string][] = [
  [/\b(premises|property|dwelling|home) located at$/i, 'packet-home'],
  [/\blocated and described as$/i, 'packet-home'],
  [/\b(leased|rented|rental) (property|premises) (is|are)$/i, 'packet-home'],
  [/\b(lease|rental)( agreement)? (is )?(made|entered)( into)?( as of)? on$/i, 'packet-lease-date'],
  [/\b(lease( agreement)?|rental agreement),? dated$/i, 'packet-lease-date'],
  [/\bdeposit (is |will be )?(held|kept) (at|by|in|with)$/i, 'packet-deposit-bank'],
  [/\blease (is set to |will )?(expires?|ends?) on$/i, 'packet-end'],
  [/(?<!\b(pet|animal|additional) )\bsecurity deposit of$/i, 'packet-deposit'],
  [/\b(pet|animal) deposit of$/i, 'packet-pet-deposit'],
]

/** Another amount, or one whose first words are cut off, and where somebody lives. */
const notLinked = [
  /^\W*rent in the (amount|sum) of$/i,
  /^\W*deposit["”] /i,
  /\bmonth['’]s rent\b/i,
  /^(landlord|lessor|owner|tenant|lessee|resident)\W+of$/i,
]

const fillers = new Set([
  '',
  'a',
  'an',
  '$',
  'at',
  'be',
  'for',
  'in',
  'i',
  'of',
  'on',
  'or',
  'per',
  'the',
  'thi',
  'to',
  'shall',
  'will',
  'your',
  'number',
  'no',
  'code',
  'total',
])

const synonyms = new Map([
  ['dollars', ''],
  ['telephone', 'phone'],
  ['tel', 'phone'],
  ['mail', 'email'],
  ['e', ''],
  ['zipcode', 'zip'],
  ['beginning', 'begin'],
  ['commencing', 'commencement'],
  ['expires', 'expiration'],
  ['expiring', 'expiration'],
])

const answersByName = new Map(
  Object.entries(names).flatMap(([answer, labels]) =>
    labels.map((label): [string, string] => [toKey(label), answer]),
  ),
)

/** Its words without those that say nothing, and without number, in one order. */
function toKey(label: string): string {
  const words = splitWords(
    label.replace(/\(if (applicable|any)\)|\b[A-Z]{2}(?= zip\b)|(?<=mail )address$/gi, ''),
  )
    .map((word) => synonyms.get(word) ?? word)
    .map((word) => word.replace(/(ing|s)$/, ''))
    .filter((word) => !fillers.has(word))

  return [...new Set(words)].toSorted().join(' ')
}
