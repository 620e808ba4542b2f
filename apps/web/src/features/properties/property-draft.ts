import type { PropertyBody } from '@countersign/contract/schemas/properties'
import { defaultUnitName } from '@countersign/contract/rules/properties'
import type { z } from 'zod'

/** Input, valid or not. */
export type PropertyDraft = z.input<typeof PropertyBody>

export function propertyFieldId(field: string): string {
  return `property-${field.replaceAll('.', '-')}`
}

/** "Unit N" by position, or the next free number. */
export function nextUnitName(names: readonly string[]): string {
  const taken = new Set(names.map((name) => name.trim().toLowerCase()))
  let index = names.length
  while (taken.has(defaultUnitName(index).toLowerCase())) {
    index += 1
  }
  return defaultUnitName(index)
}
