import { canonicalJson } from '@countersign/answers/canonical-json'
import type { Property, Unit } from '@countersign/contract/schemas/properties'
import type { properties } from '@countersign/database'
import { sha256 } from '../../kernel/sha256.ts'

export type PropertyRow = Pick<
  typeof properties.$inferSelect,
  'id' | 'name' | 'street' | 'city' | 'state' | 'zip' | 'yearBuilt' | 'owners' | 'copies'
>

export interface UnitRow {
  id: string
  propertyId: string
  name: string
  packetIds: string[]
}

export function presentProperty(row: PropertyRow, units: readonly UnitRow[]): Property {
  const property = presentPropertyWithoutUnits(row)
  const content = { ...property, units: units.map(({ id, name }) => ({ id, name })) }

  return {
    ...property,
    units: units.map(presentUnit),
    version: sha256(canonicalJson(content)).slice(0, 16),
  }
}

export function presentPropertyWithoutUnits(row: PropertyRow): Omit<Property, 'units' | 'version'> {
  const { street, city, state, zip } = row

  return {
    _id: row.id,
    name: row.name,
    address: { street, city, state, zip },
    ...(row.yearBuilt !== null && { yearBuilt: row.yearBuilt }),
    owners: row.owners,
    copies: row.copies,
  }
}

function presentUnit({ id, name, packetIds }: UnitRow): Unit {
  return { _id: id, name, legalFormPackets: packetIds }
}
