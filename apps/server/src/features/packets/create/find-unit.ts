import type { Property, Unit } from '@countersign/contract'
import { explainUnsupportedCharacters } from '@countersign/esign'
import { DomainError, type FieldError } from '../../../kernel/domain-error.ts'

export interface RentalUnit {
  property: Property
  unit: Unit
}

/**
 * The unit that a packet is for, among the member's own properties; anybody else's are not there. Its
 * address must be one that can be printed, for it stands in the documents and in the certificate.
 */
export function findUnit(
  properties: readonly Property[],
  wanted: { propertyId: string; unitId: string },
): RentalUnit {
  const property = properties.find(({ _id }) => _id === wanted.propertyId)
  if (!property) {
    const message = 'You have no such property.'
    throw new DomainError('property-not-found', message, [{ field: 'propertyId', message }])
  }

  const unit = property.units.find(({ _id }) => _id === wanted.unitId)
  if (!unit) {
    refuse('unitId', 'This unit does not belong to the property. Choose another one.')
  }
  refuseUnprintable(property, unit)
  return { property, unit }
}

function refuseUnprintable({ name, address }: Property, unit: Unit): void {
  const problem = explainUnsupportedCharacters(`${name} ${address.street} ${address.city}`)
  if (problem) {
    refuse('propertyId', `The name or address of this property does not print. ${problem}`)
  }
  const unitProblem = explainUnsupportedCharacters(unit.name)
  if (unitProblem) {
    refuse('unitId', `The name of this unit does not print. ${unitProblem}`)
  }
}

function refuse(field: FieldError['field'], message: string): never {
  throw new DomainError('invalid-fields', message, [{ field, message }])
}
