import type { Property } from '@countersign/contract'
import type { RentalUnit } from '../creation-state.ts'

/** A choice on select-property. `unitId` is empty until one is chosen. */
export interface UnitSelection {
  propertyId: string
  unitId: string
}

/**
 * What is selected when the screen opens: the property that was asked for, else what was chosen
 * before, else the member's first property.
 */
export function initialSelection(
  properties: readonly Property[],
  before: RentalUnit | null,
  wantedId?: string,
): UnitSelection {
  const wanted = properties.find(({ _id }) => _id === wantedId)
  const known = before ? findUnit(properties, before) : undefined
  if (known && (!wanted || wanted._id === known.propertyId)) {
    return { propertyId: known.propertyId, unitId: known.unitId }
  }

  return selectProperty(wanted ?? properties[0])
}

/** A single house has one unit; nobody should have to choose it. */
export function selectProperty(property: Property | undefined): UnitSelection {
  const units = property?.units ?? []
  return {
    propertyId: property?._id ?? '',
    unitId: units.length === 1 ? (units[0]?._id ?? '') : '',
  }
}

/** The property and unit that are meant, or undefined where one of them is missing or gone. */
export function findUnit(
  properties: readonly Property[],
  chosen: UnitSelection,
): RentalUnit | undefined {
  const property = properties.find(({ _id }) => _id === chosen.propertyId)
  const unit = property?.units.find(({ _id }) => _id === chosen.unitId)
  if (!property || !unit) {
    return undefined
  }

  return {
    propertyId: property._id,
    propertyName: property.name,
    address: property.address,
    unitId: unit._id,
    unitName: unit.name,
  }
}
