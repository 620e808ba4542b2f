import type { FieldErrors, UseFormSetError } from 'react-hook-form'
import { fieldErrorsOf } from '../../lib/api-problem.ts'
import { copyField, listCopyErrors } from '../../ui/copy-list.tsx'
import type { FieldMessage } from '../../ui/error-summary.tsx'
import { propertyFieldId, type PropertyDraft } from './property-draft.ts'

const plainFields = [
  'name',
  'yearBuilt',
  'address.street',
  'address.city',
  'address.state',
  'address.zip',
] as const
type PlainField = (typeof plainFields)[number]

/** Shows the server's field errors at their fields; returns false if there are none. */
export function showServerErrors(
  error: unknown,
  setError: UseFormSetError<PropertyDraft>,
): boolean {
  const problems = fieldErrorsOf(error)
  for (const { field, message } of problems) {
    const unit = /^units\.(\d+)/.exec(field)
    const copy = copyField(field)
    if (isPlainField(field)) {
      setError(field, { message })
    } else if (unit) {
      setError(`units.${Number(unit[1])}.name`, { message })
    } else if (copy) {
      setError(copy, { message })
    } else {
      setError('root.server', { message })
    }
  }
  return problems.length > 0
}

/** In the order of the fields. */
export function listErrors(errors: FieldErrors<PropertyDraft>): FieldMessage[] {
  const { address, name, yearBuilt, units, copies, root } = errors
  const unitErrors = Array.isArray(units) ? units : []
  const own = [
    { message: root?.server?.message },
    { message: units?.message },
    { field: 'address.street', message: address?.street?.message },
    { field: 'address.city', message: address?.city?.message },
    { field: 'address.state', message: address?.state?.message },
    { field: 'address.zip', message: address?.zip?.message },
    { field: 'name', message: name?.message },
    { field: 'yearBuilt', message: yearBuilt?.message },
    // Units without an error are holes, which `map` would leave.
    ...Array.from(unitErrors, (unit, index) => ({
      field: `units.${index}.name`,
      message: unit?.name?.message,
    })),
  ].flatMap(({ field, message }: { field?: string; message?: string | undefined }) =>
    message ? [{ fieldId: field && propertyFieldId(field), message }] : [],
  )
  return [...own, ...listCopyErrors({ ...(copies && { copies }) }, propertyFieldId)]
}

function isPlainField(field: string): field is PlainField {
  return plainFields.some((plain) => plain === field)
}
