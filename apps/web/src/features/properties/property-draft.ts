import type { PropertyBody } from '@countersign/contract'
import { defaultUnitName, limits } from '@countersign/contract/calls'
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

/** Digits only, at most five (spec, section 5). */
export function keepZipDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, limits.zipDigits)
}
