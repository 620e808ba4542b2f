import type { Property, Unit } from '@countersign/contract'
import { explainUnsupportedCharacters } from '@countersign/esign'
import { DomainError, type FieldError } from '../../../kernel/domain-error.ts'

export interface RentalUnit {
  property: Property
  unit: Unit
}

/** Among the member's own properties. Its address must be printable: it appears in every document. */
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
    fail('unitId', 'This unit does not belong to the property. Choose another one.')
  }
  assertPrintable(property, unit)
  return { property, unit }
}

function assertPrintable({ name, address }: Property, unit: Unit): void {
  const problem = explainUnsupportedCharacters(`${name} ${address.street} ${address.city}`)
  if (problem) {
    fail('propertyId', `The name or address of this property cannot be printed. ${problem}`)
  }
  const unitProblem = explainUnsupportedCharacters(unit.name)
  if (unitProblem) {
    fail('unitId', `The name of this unit cannot be printed. ${unitProblem}`)
  }
}

function fail(field: FieldError['field'], message: string): never {
  throw new DomainError('invalid-fields', message, [{ field, message }])
}
