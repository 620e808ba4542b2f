import { limits } from '@countersign/contract/rules/limits'

/** Digits only, at most five (spec, section 5): also of a longer ZIP that was pasted, with what is invisible in it. */
export function keepZipDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, limits.zipDigits)
}
