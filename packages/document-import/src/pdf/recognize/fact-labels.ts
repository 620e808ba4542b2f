import { splitWords } from './field-names.ts'

/** The fact of the packet that a blank with this label asks for. */
export function findFactByLabel(given: string): string | undefined {
  const label = given.replace(
    /^(\d+|[IVX]+|[A-Z])[.)]\s*|^(initial |lease )*term: |[:*.\s]+$/gi,
    '',
  )

  if (/\bdeposit\b.*\b(held|kept) (at|in|with|by)$/i.test(label)) {
    return 'packet-deposit-bank'
  }
  const answer = ownerLabel.test(label) ? 'packet-owner' : answersByName.get(toKey(label))

  return answer === 'packet-home' && /#|\bnumber\b/i.test(label) ? undefined : answer
}

/** What forms of associations and agents call a fact of the packet. The order of the words does not count. */
const names: Record<string, readonly string[]> = {
  'packet-owner': ['housing provider'],
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
    'contract unit',
    'property',
    'property address',
    'property address unit',
    'home',
    'home address',
    'dwelling address',
    'dwelling unit address',
    'apartment address',
    'apartment location',
    'property location',
    'premises location',
  ],
  'packet-street': [
    'street address',
    'property street',
    'property street address',
    'premises street address',
  ],
  'packet-unit': ['unit', 'apartment', 'apt', 'unit apt', 'apartment unit'],
  'packet-city': ['city', 'property city', 'premises city'],
  'packet-state': ['state', 'property state', 'premises state'],
  'packet-zip': ['zip', 'property zip', 'premises zip'],
  'packet-property': [
    'property name',
    'project name',
    'development name',
    'community name',
    'apartment complex',
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
    'lease effective date',
    'original lease date',
  ],
  'packet-start': [
    'start date',
    'requested lease start date',
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
    'total monthly rent',
    'rent to owner',
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

/** "Name of Landlord", "Owner/Management Agent", "Print or type name of Owner": too many to list. */
const ownerLabel =
  /^((print|type|or) )*(name (of )?)?(the )?(property )?(landlord|lessor|owner)s?(\(s\))?([ /]+(or )?(landlord|owner|lessor|manage(ment|r)|agent|representative))*(['’]s)?( (full|legal))?( names?)?( \([^)]*\))?$/i

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
])

const synonyms = new Map([
  ['dollars', ''],
  ['amt', 'amount'],
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
    label.replace(/\([^)]* [^)]*(\)|$)|\b[A-Z]{2}(?= zip\b)|(?<=mail )address$/gi, ''),
  )
    .map((word) => synonyms.get(word) ?? word)
    .map((word) => word.replace(/(ing|s)$/, ''))
    .filter((word) => !fillers.has(word))

  return [...new Set(words)].toSorted().join(' ')
}
