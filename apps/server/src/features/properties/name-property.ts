import { defaultUnitName } from '@countersign/contract/rules/properties'
import type { PropertyBody } from '@countersign/contract/schemas/properties'

export interface NamedUnit {
  /** `undefined` for a new unit. */
  id: string | undefined
  name: string
  position: number
}

/** Default: its street. */
export function propertyName({ name, address }: PropertyBody): string {
  return name || address.street
}

/** Default names are "Unit N" by position. A property without units gets one. */
export function nameUnits(units: PropertyBody['units'] = []): NamedUnit[] {
  const given = units.length > 0 ? units : [{ name: undefined, _id: undefined }]

  return given.map((unit, position) => ({
    id: unit._id?.toLowerCase(),
    name: unit.name || defaultUnitName(position),
    position,
  }))
}
