import type { PropertyAddress } from '@countersign/contract'
import { formatAddress } from '../format-address.ts'

interface Searchable {
  name: string
  tenants: readonly { firstName: string; lastName: string; email: string }[]
  propertyName: string
  address: PropertyAddress
  unitName: string
  documents: readonly { title: string }[]
}

/** One line per value, so that a search never matches across two of them. */
export function createSearchText(packet: Searchable): string {
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

  return lines.map(normalize).join('\n')
}

/** For LIKE; `undefined` for an empty term. */
export function searchPattern(searchTerm: string | undefined): string | undefined {
  const term = normalize(searchTerm ?? '')

  return term === '' ? undefined : `%${term.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
}

/** Ignores case, width and runs of spaces. */
function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
