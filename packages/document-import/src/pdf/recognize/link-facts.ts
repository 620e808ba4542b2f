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
  [/\blease agreement (is )?(made|entered)( into)?( as of)? on$/i, 'packet-lease-date'],
  [/\blease( agreement)?,? dated$/i, 'packet-lease-date'],
  [/\bdeposit (is |will be )?(held|kept) (at|by|in|with)$/i, 'packet-deposit-bank'],
  [/\blease (is set to |will )?(expires?|ends?) on$/i, 'packet-end'],
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

/** In an address, but also in that of an employer or of a bank: linked where they stand once. */
const ambiguous = new Set(['packet-unit', 'packet-city', 'packet-state', 'packet-zip'])

const linkedTypes = new Set(['text', 'name', 'date', 'money'])

/** Lets a blank whose label is that of a fact of the packet show that fact, which nobody asks for again. */
export function linkFacts(places: readonly PdfPlace[]): PdfPlace[] {
  const found = places.map((place) => findFact(place, places))
  linkTerms(places, found)

  return places.map((place, index) => {
    const answer = found[index]
    const fact = packetAnswers[answer ?? '']
    const isOnce = found.filter((other) => other === answer).length === 1
    if (!answer || !fact || (ambiguous.has(answer) && !isOnce)) {
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

  if (place.role !== 'LLEdit') {
    return undefined
  }
  const label = place.label.replace(/[:*.\s]+$/, '')
  const lead = leads.find(([pattern]) => pattern.test(label))
  const answer = lead?.[1] ?? answersByName.get(toKey(label))

  return answer?.startsWith('packet-owner') && isApplication(places) ? undefined : answer
}

/** An applicant's landlord is another one. */
function isApplication(places: readonly PdfPlace[]): boolean {
  return places.some(({ label }) => /\b(date of birth|social security|employer)\b/i.test(label))
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

/** "Tenant(s)" is one line for all of them, unless the form has a line for each. */
function asksForAllNames({ label, type, role }: PdfPlace, places: readonly PdfPlace[]): boolean {
  const isForAll =
    /^(full )?(names? of )?(all )?(the )?(tenant|resident|lessee|renter)(s|\(s\))(['’]? names?| name\(s\))?$/i
  const others = places.filter((other) => other.type === 'name' && other.role !== 'LLEdit')

  return (
    (type === 'name' || type === 'text') &&
    isForAll.test(label.replace(/[:*.\s]+$/, '')) &&
    others.every((other) => other.role === role)
  )
}

/** Its words without those that say nothing, and without number, in one order. */
function toKey(label: string): string {
  const words = splitWords(label.replace(/\(if (applicable|any)\)|\b[A-Z]{2}(?= zip\b)/gi, ''))
    .map((word) => synonyms.get(word) ?? word)
    .map((word) => word.replace(/(ing|s)$/, ''))
    .filter((word) => !fillers.has(word))

  return [...new Set(words)].toSorted().join(' ')
}
