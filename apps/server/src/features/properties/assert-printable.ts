import type { PropertyBody } from '@countersign/contract/schemas/properties'
import { explainUnsupportedCharacters } from '@countersign/pdf/text/unsupported-characters'
import { DomainError, type FieldError } from '../../kernel/domain-error.ts'
import { copyErrors } from './copy-errors.ts'

/** The documents of the home's packets name it. */
export function assertPrintable({ name, address, units = [], copies = [] }: PropertyBody): void {
  const texts: [field: string, text: string | undefined][] = [
    ['name', name],
    ['address.street', address.street],
    ['address.city', address.city],
    ...units.map((unit, index): [string, string | undefined] => [`units.${index}.name`, unit.name]),
  ]
  const errors = [
    ...texts.flatMap(([field, text]): FieldError[] => {
      const message = text && explainUnsupportedCharacters(text)
      return message ? [{ field, message }] : []
    }),
    ...copyErrors(copies),
  ]
  if (errors.length > 0) {
    throw new DomainError('invalid-fields', undefined, errors)
  }
}
