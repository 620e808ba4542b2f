import { roles } from '@countersign/answers'
import type { Field, Role } from '@countersign/answers'
import type { FieldSpec } from '../form-definition.ts'
import type { Place } from './piece.ts'
import { switchNumber } from './pluralize.ts'
import type { Addressed } from './pluralize.ts'
import { residentsIn } from './variant.ts'

const keyGrammar = /^[A-Za-z0-9]+(\.[a-z][A-Za-z0-9]*)+(:[A-Za-z0-9]+)?$/

/** Where a field is being placed, and how to refuse it. */
export interface Placing {
  to: Addressed
  section?: string
  refuse(fault: string): never
}

/** Makes the field, or with `*` in its key one field for each resident. */
export function placeField(spec: FieldSpec, placing: Placing): Place[] {
  if (!spec.key.includes('*')) {
    return [toPlace(spec, placing, placing.to.resident)]
  }

  return residentsIn(placing.to).map((resident) => toPlace(spec, placing, resident))
}

function toPlace(spec: FieldSpec, placing: Placing, resident: number | undefined): Place {
  const { width, lines, choices, ...content } = spec
  const star = (value: string) => value.replaceAll('*', resident?.toString() ?? '*')
  const key = star(spec.key)
  const to = { ...placing.to, ...(resident && { resident }) }
  const label = switchNumber(spec.label, to) ?? placing.refuse(`unknown switch in "${spec.label}"`)

  const field: Field = {
    ...content,
    key,
    role: roleOf(key) ?? placing.refuse(`"${key}" does not follow the key grammar`),
    label,
    ...(spec.prefill && { prefill: star(spec.prefill) }),
    ...(spec.requiredIf && { requiredIf: { ...spec.requiredIf, key: star(spec.requiredIf.key) } }),
    ...(spec.sumOf && { sumOf: spec.sumOf.map((part) => ({ ...part, key: star(part.key) })) }),
    ...(spec.notBefore && { notBefore: star(spec.notBefore) }),
    ...(spec.notAfter && { notAfter: star(spec.notAfter) }),
    ...(placing.section && { section: placing.section }),
  }
  return { field, width, ...(lines && { lines }), ...(choices && { choices }) }
}

function roleOf(key: string): Role | undefined {
  return keyGrammar.test(key) ? roles.find((role) => key.startsWith(`${role}.`)) : undefined
}
