import { packetAnswers, placeType } from '@countersign/answers/packet-answers'
import type { PdfPlace } from '../prepared-pdf.ts'
import type { Around } from '../read-text/read-around.ts'
import { findFactByLabel } from './fact-labels.ts'
import { findFactInSentence } from './fact-sentences.ts'

const linkedTypes = new Set(['text', 'name', 'date', 'money'])

/** Lets a blank that asks for a fact of the packet show that fact, which nobody asks for again. */
export function linkFacts(places: readonly PdfPlace[], around: readonly Around[] = []): PdfPlace[] {
  const blanks = places.map((place, index): Blank => {
    return { place, around: around[index] ?? { before: place.label, after: '' } }
  })
  const found = blanks.map((_, index) => findFact(blanks, index))
  for (const index of findAnswersOfOthers(blanks, found)) {
    found[index] = undefined
  }

  return places.map((place, index) => {
    const isStreet = found[index] === 'packet-home' && /unit|city/.test(found[index + 1] ?? '')
    const answer = isStreet ? 'packet-street' : found[index]
    const fact = packetAnswers[answer ?? '']

    return answer && fact ? { ...place, role: 'LLEdit', type: placeType(fact), answer } : place
  })
}

interface Blank {
  place: PdfPlace
  around: Around
}

function findFact(blanks: readonly Blank[], index: number): string | undefined {
  const { place, around } = blanks[index] ?? {}
  if (!place || !around || !linkedTypes.has(place.type) || isSigned(blanks, index)) {
    return undefined
  }
  const said = findFactInSentence(around)
  if (said === 'other') {
    return undefined
  }
  if (said === 'packet-residents' || (said === undefined && asksForAllNames(blanks, index))) {
    return isOneOfList(blanks, index) ? undefined : 'packet-residents'
  }
  const byLabel = () => listLabels(blanks[index]).map(findFactByLabel).find(Boolean)

  return said ?? (place.role === 'LLEdit' ? byLabel() : undefined)
}

/** Its label, and the last words before it without what brackets explain: "Tenant (full name): ____". */
function listLabels(blank: Blank | undefined): string[] {
  const [, words = ''] =
    /([^_.]*)$/.exec(blank?.around.before.replace(/\([^()]*\)/g, '') ?? '') ?? []

  return [blank?.place.label ?? '', words].map((label) =>
    label.replace(/^\s*(and\b)?\s*|[:*.\s]+$/g, ''),
  )
}

/** "Tenant(s)" is one line for all of them, unless the form has a line for each. */
function asksForAllNames(blanks: readonly Blank[], index: number): boolean {
  const { type, role } = blanks[index]?.place ?? {}
  const others = blanks.filter(({ place }) => place.type === 'name' && place.role !== 'LLEdit')
  const isForEach = others.some(({ place }) => place.role !== role) || !isNamed(blanks[index], true)

  return isNamed(blanks[index]) && (type === 'text' || (type === 'name' && !isForEach))
}

/** "Tenant(s): ____, ____" has a line for each. */
function isOneOfList(blanks: readonly Blank[], index: number): boolean {
  const { before = '', after = '' } = blanks[index]?.around ?? {}

  return (
    /(_[\s,]*|\band _ and|\b[2-9][.)])$/.test(before) ||
    /^[\s,]*_/.test(after) ||
    isNamed(blanks[index - 1]) ||
    isNamed(blanks[index + 1])
  )
}

/** With `all`, for several. */
function isNamed(blank: Blank | undefined, all = false): boolean {
  const names =
    /^(to:? )?(full )?((names?|name\(s\)) of )?(all )?(the )?(tenant|resident|lessee|renter)(s|\(s\)| s)?(\/(lessee|resident|renter)(s|\(s\))?)?(['’]s?)?( names?| name\(s\))?( \(.*)?$/i

  return listLabels(blank).some(
    (label) =>
      names.test(label) && (!all || /(tenant|resident|lessee|renter) ?\(?s|name\(s/i.test(label)),
  )
}

/** "Landlord: ____ Tenant: ____ Date: ____" is signed. */
function isSigned(blanks: readonly Blank[], index: number): boolean {
  const labels = blanks.slice(index).map(({ place }) => place.label)
  const isParty =
    /^(the )?(landlord|lessor|owner|tenant|lessee|resident)(s|\(s\))?(\/(agent|manager))?( name)?\W*$/i
  const next = labels.find((label) => !isParty.test(label))

  return (
    isParty.test(labels[0] ?? '') &&
    /^(date( signed)?|by|signature|print(ed)? name)\W*$/i.test(next ?? '')
  )
}

/** Positions of the blanks that belong to the address of somebody else, or to an applicant's past. */
function findAnswersOfOthers(
  blanks: readonly Blank[],
  found: readonly (string | undefined)[],
): Set<number> {
  const others = new Set<number>()
  const isOne = (answer: string) => found.filter((other) => other === answer).length === 1
  for (const [index, answer = ''] of found.entries()) {
    const before = blanks[index - 1]?.place.label ?? ''
    const isAfterOther = addressParts.has(answer) && /address|street/i.test(before)
    const isOfOther = homeParts.has(found[index - 1] ?? '')
      ? others.has(index - 1)
      : !isOne(answer) || isAfterOther
    if (/-(street|unit|city|state|zip)$/.test(answer) && isOfOther) {
      others.add(index)
    }
  }

  return new Set([...others, ...findAnswersOfApplicant(blanks, found)])
}

const addressParts = new Set(['packet-city', 'packet-state', 'packet-zip'])

const homeParts = new Set([
  'packet-home',
  'packet-street',
  'packet-unit',
  'packet-property',
  'packet-county',
  ...addressParts,
])

/** In an application, the landlord, and what follows the applicant's own data, are of another home. */
function findAnswersOfApplicant(
  blanks: readonly Blank[],
  found: readonly (string | undefined)[],
): number[] {
  const asked = /\b(date of birth|birth ?date|social security|employer|applicant)\b/i
  const history = blanks.findIndex(
    ({ place, around }) =>
      asked.test(place.label) ||
      /\b(current|present|previous)\b/i.test(place.label) ||
      /\b(current|present|previous) (residence|address|home)\b[^_]*$/i.test(around.before),
  )
  const isOfPast = (index: number) =>
    found[index]?.startsWith('packet-owner') === true ||
    /\bhome address\b/i.test(blanks[index]?.place.label ?? '') ||
    (history !== -1 && index > history)

  return blanks.some(({ place }) => asked.test(place.label))
    ? [...blanks.keys()].filter(isOfPast)
    : []
}
