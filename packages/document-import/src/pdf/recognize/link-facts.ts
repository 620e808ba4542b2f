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
  const found = blanks.map((blank) => findFact(blank, places))
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

function findFact({ place, around }: Blank, places: readonly PdfPlace[]): string | undefined {
  const said = findFactInSentence(around)
  if (!linkedTypes.has(place.type) || said === 'other') {
    return undefined
  }
  if (said === undefined && asksForAllNames(place, places)) {
    return 'packet-residents'
  }

  return place.role === 'LLEdit' || said === 'packet-residents'
    ? (said ?? findFactByLabel(place.label))
    : undefined
}

/** "Tenant(s)" is one line for all of them, unless the form has a line for each. */
function asksForAllNames({ label, type, role }: PdfPlace, places: readonly PdfPlace[]): boolean {
  const isForAll =
    /^(full )?((names?|name\(s\)) of )?(all )?(the )?(tenant|resident|lessee|renter)(s|\(s\)| s)(['’]? names?| name\(s\))?$/i
  const others = places.filter((other) => other.type === 'name' && other.role !== 'LLEdit')

  return (
    (type === 'name' || type === 'text') &&
    isForAll.test(label.replace(/[:*.\s]+$/, '')) &&
    others.every((other) => other.role === role)
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
    const [label, before] = [index, index - 1].map((at) => blanks[at]?.place.label ?? '')
    const isStreet = answer === 'packet-street' && /^street address\W*$/i.test(label ?? '')
    const isAfterOther = addressParts.has(answer) && /address|street/i.test(before ?? '')
    const isOfOther = homeParts.has(found[index - 1] ?? '')
      ? others.has(index - 1)
      : isStreet || !isOne(answer) || isAfterOther
    if ((isStreet || addressParts.has(answer) || answer === 'packet-unit') && isOfOther) {
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

/** In an application, the landlord, and what follows the applicant's address, are of another home. */
function findAnswersOfApplicant(
  blanks: readonly Blank[],
  found: readonly (string | undefined)[],
): number[] {
  const asked = /\b(date of birth|birth ?date|social security|employer)\b/i
  const history = blanks.findIndex(
    ({ place, around }) =>
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
