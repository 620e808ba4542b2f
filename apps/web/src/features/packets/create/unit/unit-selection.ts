import type { Property } from '@countersign/contract'
import type { RentalUnit } from '../creation-state.ts'

/** `unitId` is empty until one is chosen. */
export interface UnitSelection {
  propertyId: string
  unitId: string
}

/** The requested property, else the earlier selection, else the first property. */
export function initialSelection(
  properties: readonly Property[],
  previous: RentalUnit | null,
  requestedId?: string,
): UnitSelection {
  const requested = properties.find(({ _id }) => _id === requestedId)
  const known = previous ? findUnit(properties, previous) : undefined
  if (known && (!requested || requested._id === known.propertyId)) {
    return { propertyId: known.propertyId, unitId: known.unitId }
  }

  return selectProperty(requested ?? properties[0])
}

/** A single unit is selected automatically. */
export function selectProperty(property: Property | undefined): UnitSelection {
  const units = property?.units ?? []
  return {
    propertyId: property?._id ?? '',
    unitId: units.length === 1 ? (units[0]?._id ?? '') : '',
  }
}

/** Undefined when the property or unit is missing or removed. */
export function findUnit(
  properties: readonly Property[],
  selection: UnitSelection,
): RentalUnit | undefined {
  const property = properties.find(({ _id }) => _id === selection.propertyId)
  const unit = property?.units.find(({ _id }) => _id === selection.unitId)
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
