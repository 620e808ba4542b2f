import { packetAnswers, placeType } from '@countersign/answers/packet-answers'
import type { PdfPlace } from '../prepared-pdf.ts'
import { findFactByLabel } from './fact-labels.ts'
import { linkInstallments, linkParties, linkTerms } from './link-sentences.ts'

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
  if (place.role !== 'LLEdit' || isAboveItsLabel(place, places)) {
    return undefined
  }
  const answer = findFactByLabel(label)

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
