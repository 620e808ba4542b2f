import type { PropertyBody } from '@countersign/contract'
import { defaultUnitName, limits } from '@countersign/contract/calls'
import type { z } from 'zod'

/** What stands in the fields, finished or not. */
export type PropertyDraft = z.input<typeof PropertyBody>

/** Where each field stands on the page, so that a message can lead there. */
export function propertyFieldId(field: string): string {
  return `property-${field.replaceAll('.', '-')}`
}

/** The name for one more unit: "Unit N" by its place, or the next number that is free. */
export function nextUnitName(names: readonly string[]): string {
  const taken = new Set(names.map((name) => name.trim().toLowerCase()))
  let index = names.length
  while (taken.has(defaultUnitName(index).toLowerCase())) {
    index += 1
  }
  return defaultUnitName(index)
}

/** Typing into ZIP: digits only, five at most (specification, section 5). */
export function keepZipDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, limits.zipDigits)
}
