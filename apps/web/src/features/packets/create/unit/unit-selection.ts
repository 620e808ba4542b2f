import type { Property } from '@countersign/contract/schemas/properties'
import type { CreationState, RentalUnit, UnitSelection } from '../creation-state.ts'

type Chosen = Pick<CreationState, 'unitDraft' | 'rentalUnit'>

/** The requested property, else the earlier selection, else the first property. */
export function initialSelection(
  properties: readonly Property[],
  { unitDraft, rentalUnit }: Chosen,
  requestedId?: string,
): UnitSelection {
  const previous = unitDraft ?? rentalUnit
  const requested = properties.find(({ _id }) => _id === requestedId)
  const property =
    requested ?? properties.find(({ _id }) => _id === previous?.propertyId) ?? properties[0]
  const known = previous ? findUnit(properties, previous) : undefined
  if (known && known.propertyId === property?._id) {
    return { propertyId: known.propertyId, unitId: known.unitId }
  }

  return selectProperty(property)
}

/** A single unit is selected automatically. */
export function selectProperty(property: Property | undefined): UnitSelection {
  const units = property?.units ?? []
  return {
    propertyId: property?._id ?? '',
    unitId: units.length === 1 ? (units[0]?._id ?? '') : '',
  }
}

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
