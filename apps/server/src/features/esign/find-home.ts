import type { Property, Unit } from '@countersign/contract'
import { DomainError } from '../../kernel/domain-error.ts'

export interface Home {
  property: Property
  unit: Unit
}

/** The unit that a packet is for, among the member's own properties; anybody else's are not there. */
export function findHome(
  properties: readonly Property[],
  wanted: { propertyId: string; unitId: string },
): Home {
  const property = properties.find(({ _id }) => _id === wanted.propertyId)
  if (!property) {
    const message = 'You have no such property.'
    throw new DomainError('property-not-found', message, [{ field: 'propertyId', message }])
  }

  const unit = property.units.find(({ _id }) => _id === wanted.unitId)
  if (!unit) {
    const message = 'This unit does not belong to the property. Choose another one.'
    throw new DomainError('invalid-fields', message, [{ field: 'unitId', message }])
  }
  return { property, unit }
}
