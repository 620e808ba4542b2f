import { defaultUnitName, type PropertyBody } from '@countersign/contract'

export interface NamedUnit {
  /** Absent where the unit is new. */
  id: string | undefined
  name: string
  position: number
}

/** A property without a name goes by its street. */
export function nameOfProperty({ name, address }: PropertyBody): string {
  return name || address.street
}

/** Units without a name are "Unit N" by their place. A home that is not divided is one unit. */
export function nameUnits(units: PropertyBody['units'] = []): NamedUnit[] {
  const given = units.length > 0 ? units : [{ name: undefined, _id: undefined }]

  return given.map((unit, position) => ({
    id: unit._id?.toLowerCase(),
    name: unit.name || defaultUnitName(position),
    position,
  }))
}
