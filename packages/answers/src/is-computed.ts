import type { Field } from './field.ts'

/** Whether nobody types the answer. Apart from `sums.ts`, which the signing room loads later. */
export function isComputed({ sumOf, textOf }: Pick<Field, 'sumOf' | 'textOf'>): boolean {
  return sumOf !== undefined || textOf !== undefined
}
