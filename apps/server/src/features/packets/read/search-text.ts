import type { PropertyAddress } from '@countersign/contract'
import { formatAddress } from '../format-address.ts'

export interface Searchable {
  name: string
  tenants: readonly { firstName: string; lastName: string; email: string }[]
  propertyName: string
  address: PropertyAddress
  unitName: string
  documents: readonly { title: string }[]
}

/**
 * What the search box looks through. Each thing stands on a line of its own, so that a search never
 * matches across two of them.
 */
export function searchTextOf(packet: Searchable): string {
  const { address, unitName } = packet
  const lines = [
    packet.name,
    ...packet.tenants.flatMap((tenant) => [`${tenant.firstName} ${tenant.lastName}`, tenant.email]),
    packet.propertyName,
    unitName,
    formatAddress(packet),
    `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
    ...packet.documents.map((document) => document.title),
  ]

  return lines.map(folded).join('\n')
}

/** The pattern for LIKE that finds this term anywhere in a line; `undefined` where there is none. */
export function searchPattern(searchTerm: string | undefined): string | undefined {
  const term = folded(searchTerm ?? '')

  return term === '' ? undefined : `%${term.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
}

/** Case, width and runs of spaces do not matter to a search. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
