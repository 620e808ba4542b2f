import { packetAnswers, placeType } from '@countersign/answers/packet-answers'
import type { PdfPlace } from '../prepared-pdf.ts'
import { splitWords } from './field-names.ts'

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

/** In an address, but also in that of an employer or of a bank: linked where each stands once at most. */
const addressParts = new Set(['packet-city', 'packet-state', 'packet-zip'])

const linkedTypes = new Set(['text', 'name', 'date', 'money'])

/** Lets a blank whose label is that of a fact of the packet show that fact, which nobody asks for again. */
export function linkFacts(places: readonly PdfPlace[]): PdfPlace[] {
  const found = places.map((place) => findFact(place, places))
  linkTerms(places, found)
  linkParties(places, found)
  linkInstallments(places, found)
  const hasTwo = (answer: string) => found.filter((other) => other === answer).length > 1
  const hasAddresses = [...addressParts].some(hasTwo)

  return places.map((place, index) => {
    const answer = found[index]
    const fact = packetAnswers[answer ?? '']
    const isOfOther =
      (answer === 'packet-unit' && hasTwo(answer)) ||
      (addressParts.has(answer ?? '') && hasAddresses)
    if (!answer || !fact || isOfOther) {
      return place
    }

    return { ...place, role: 'LLEdit', type: placeType(fact), answer }
  })
}

function findFact(place: PdfPlace, places: readonly PdfPlace[]): string | undefined {
  if (!linkedTypes.has(place.type)) {
    return undefined
  }
  if (asksForAllNames(place, places)) {
    return 'packet-residents'
  }

  const label = place.label.replace(/^(\d+|[IVX]+)[.)]\s*|[:*.\s]+$/g, '')
  if (
    place.role !== 'LLEdit' ||
    notLinked.some((pattern) => pattern.test(label)) ||
    isAboveItsLabel(place, places)
  ) {
    return undefined
  }
  const lead = leads.find(([pattern]) => pattern.test(label))
  const answer = lead?.[1] ?? answersByName.get(toKey(label))

  return isOfApplicant(place, answer, places) ? undefined : answer
}

/** In an application, the landlord, and what follows the applicant's address, are of another home. */
function isOfApplicant(
  place: PdfPlace,
  answer: string | undefined,
  places: readonly PdfPlace[],
): boolean {
  const asked = /\b(date of birth|birth ?date|social security|employer)\b/i
  const history = places.findIndex(({ label }) => /\b(current|present|previous)\b/i.test(label))

  return (
    places.some(({ label }) => asked.test(label)) &&
    (answer?.startsWith('packet-owner') === true ||
      /\bhome address\b/i.test(place.label) ||
      (history !== -1 && places.indexOf(place) > history))
  )
}

/** A blank at the start of a line was read with the words under it, which belong to the blank there. */
function isAboveItsLabel({ label, page, rect }: PdfPlace, places: readonly PdfPlace[]): boolean {
  return places.some((other) => {
    const down = rect.y - other.rect.y
    const isUnder = other.page === page && down > 6 && down < 36 && other.rect.x > rect.x + 20
    const isSentence = other.label.split(' ').length > 2

    return isUnder && (label === other.label || (isSentence && label.startsWith(other.label)))
  })
}

/** "Term: … to …", "begins on … and ends on …": what the second blank is says the first one. */
function linkTerms(places: readonly PdfPlace[], found: (string | undefined)[]): void {
  for (const [index, { label, type }] of places.entries()) {
    const before = index - 1
    const opens =
      found[before] === 'packet-start' || /^(lease )?term$/i.test(places[before]?.label ?? '')
    const closes = /^(to|through|until|and (ends?|ending|expires?|expiring)( on)?)$/i.test(label)
    if (opens && closes && found[index] === undefined && (type === 'text' || type === 'date')) {
      found[before] = 'packet-start'
      found[index] = 'packet-end'
    }
  }
}

/** "between ____ (Landlord) and ____ (Tenant)": a party is named before its blank or after it. */
function linkParties(places: readonly PdfPlace[], found: (string | undefined)[]): void {
  const label = (index: number) => places[index]?.label ?? ''
  const opening = places.findIndex((place) => /\bbetween( the)?( [a-z()]+)?$/i.test(place.label))
  const region = opening === -1 ? [] : [...places.keys()].slice(opening, opening + 7)
  const isText = (index: number) => ['text', 'name'].includes(places[index]?.type ?? '')
  const [first, second] = region
    .filter(isText)
    .filter((index) =>
      /\b(between|and)( the)?( (landlord|lessor|owner|tenant|lessee|resident)(s|\(s\))?)?$/i.test(
        label(index),
      ),
    )
  for (const index of [first, second]) {
    if (index !== undefined) {
      const [, own = ''] = /\b(?:between|and)( .+)?$/i.exec(label(index)) ?? []
      found[index] ??= readParty(own) ?? readParty(label(index + 1))
    }
  }
  if (first !== undefined && second !== undefined) {
    found[first] ??= otherParty[found[second] ?? '']
    found[second] ??= otherParty[found[first] ?? '']
  }
}

/** The party that the words begin with. */
function readParty(words: string): string | undefined {
  if (/^\W*(the )?(landlord|lessor|owner)\b(?!['’])/i.test(words)) {
    return 'packet-owner'
  }

  return /^\W*(the )?(tenant|lessee|resident)s?\b(?!['’])/i.test(words)
    ? 'packet-residents'
    : undefined
}

const otherParty: Partial<Record<string, string>> = {
  'packet-owner': 'packet-residents',
  'packet-residents': 'packet-owner',
}

/** "Rent of ____, payable in monthly installments of ____": the first is that of the whole term. */
function linkInstallments(places: readonly PdfPlace[], found: (string | undefined)[]): void {
  for (const [index, { label }] of places.entries()) {
    const before = places.slice(0, index).findLastIndex(({ type }) => type === 'money')
    const isOfTerm =
      found[before] === 'packet-rent' && !/\bmonth/i.test(places[before]?.label ?? '')
    if (isOfTerm && /\b(equal|monthly) installments of$/i.test(label)) {
      found[before] = undefined
      found[index] = 'packet-rent'
    }
  }
}

/** "Tenant(s)" is one line for all of them, unless the form has a line for each. */
function asksForAllNames({ label, type, role }: PdfPlace, places: readonly PdfPlace[]): boolean {
  const isForAll =
    /^(full )?((names?|name\(s\)) of )?(all )?(the )?(tenant|resident|lessee|renter)(s|\(s\))(['’]? names?| name\(s\))?$/i
  const others = places.filter((other) => other.type === 'name' && other.role !== 'LLEdit')

  return (
    (type === 'name' || type === 'text') &&
    isForAll.test(label.replace(/[:*.\s]+$/, '')) &&
    others.every((other) => other.role === role)
  )
}

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
