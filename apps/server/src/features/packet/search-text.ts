import { foldText } from '@countersign/answers/fold-text'
import { parsePhone } from '@countersign/answers/parse-phone'
import { packetLifecycle, packetStatuses } from '@countersign/contract/rules/packet-lifecycle'
import type { PacketStatus } from '@countersign/contract/schemas/packets/packet-status'
import type { PropertyAddress } from '@countersign/contract/schemas/properties'
import { formatAddress } from './format-address.ts'

interface Listed {
  id: string
  documentGroupId: string
  name: string
  propertyName: string
  address: PropertyAddress
  unitName: string
  documents: readonly { title: string }[]
}

interface Person {
  firstName: string
  lastName: string
  email: string
  /** E.164. */
  phone: string | null
  /** A company. */
  signingFor?: string | null | undefined
}

/** The columns by which a packet is found and sorted. Guarantors and co-owners are found, but sort nothing. */
export function listColumns(
  packet: Listed,
  { residents, others }: { residents: readonly Person[]; others: readonly Person[] },
): { searchText: string; sortName: string; sortResident: string; sortAddress: string } {
  const [first] = residents

  return {
    searchText: createSearchText(packet, [...residents, ...others]),
    sortName: sortKey(packet.name),
    sortResident: first ? sortKey(fullName(first)) : '',
    sortAddress: sortKey(`${packet.address.street} ${packet.unitName}`),
  }
}

/** One line per value. Each word has a space before it, so that a query can ask for its beginning. */
function createSearchText(packet: Listed, people: readonly Person[]): string {
  const { address, unitName } = packet
  const lines = [
    packet.name,
    ...people.flatMap((person) => [
      fullName(person),
      person.email,
      ...(person.signingFor ? [person.signingFor] : []),
    ]),
    packet.propertyName,
    unitName,
    formatAddress(packet),
    `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
    ...packet.documents.map((document) => document.title),
    ...people.flatMap(({ phone }) => (phone ? [digitsOf(phone)] : [])),
    packet.id,
    packet.documentGroupId,
  ]

  return lines.map((line) => ` ${foldText(line)}\n`).join('') + ' '
}

/** Orders texts as people do: numbers by their value, so that 2 comes before 10. */
function sortKey(text: string): string {
  return foldText(text)
    .replace(/\d+/g, (digits) => digits.padStart(8, '0'))
    .slice(0, 200)
}

export interface SearchWord {
  /** For LIKE: the packet's text must match one of them… */
  patterns: string[]
  /** …or its status must be one of these, whose label has the word. */
  statuses: PacketStatus[]
  /** Of a longer word that matches by one pattern alone. */
  long?: LongWord
}

export interface LongWord {
  word: string
  /** Its beginning, for LIKE: matches whatever the word matches, and the index reads less for it. */
  beginning: string
}

/**
 * A packet is found when it matches every word: each is a part of some word of its text or of its
 * status, in any order. One or two letters must begin a word: there is no index for less.
 */
export function searchWords(searchTerm: string | undefined): SearchWord[] {
  const term = foldText(withoutExtension(searchTerm ?? ''))
  const wholeNumber = phoneDigits(term, 7)

  return term
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const isBeginning = /^[a-z\d]{1,2}$/.test(word)
      const pattern = isBeginning ? `% ${word}%` : `%${escapePattern(word)}%`
      const numbers = [...phoneDigits(word, 3), ...wholeNumber]
      const patterns = [...new Set([pattern, ...numbers.map((digits) => `%${digits}%`)])]
      const statuses = statusesWith(isBeginning ? ` ${word}` : word)
      const isLong = /^[a-z]{5,}$/.test(word) && patterns.length === 1 && statuses.length === 0
      return {
        patterns,
        statuses,
        ...(isLong && { long: { word, beginning: `%${word.slice(0, 4)}%` } }),
      }
    })
}

function statusesWith(part: string): PacketStatus[] {
  return packetStatuses.filter((status) =>
    ` ${foldText(packetLifecycle[status].label)}`.includes(part),
  )
}

/** A phone number as it is shown, less its extension; any other text unchanged. */
function withoutExtension(term: string): string {
  const [number = '', extension] = parsePhone(term)?.split(';') ?? []
  return extension ? number : term
}

/** What is written like a phone number, or a part of one, as it is stored. */
function phoneDigits(text: string, minDigits: number): string[] {
  const digits = digitsOf(text)
  return /^[\d\s().+-]+$/.test(text) && digits.length >= minDigits ? [digits] : []
}

function escapePattern(word: string): string {
  return word.replace(/[\\%_]/g, (char) => `\\${char}`)
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

function fullName({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`
}
