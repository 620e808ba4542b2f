import type { PdfPlace } from '../prepared-pdf.ts'

/** "Term: … to …", "begins on … and ends on …": what the second blank is says the first one. */
export function linkTerms(places: readonly PdfPlace[], found: (string | undefined)[]): void {
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
export function linkParties(places: readonly PdfPlace[], found: (string | undefined)[]): void {
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
export function linkInstallments(places: readonly PdfPlace[], found: (string | undefined)[]): void {
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
