import { roles, type Field, type Role } from '@countersign/answers/field'
import type { FieldSpec } from '../form-definition.ts'
import type { FieldLayout } from './piece.ts'
import { pluralize, type Audience } from './pluralize.ts'
import { listResidents } from './variant.ts'

const keyGrammar = /^[A-Za-z0-9]+(\.[a-z][A-Za-z0-9]*)+(:[A-Za-z0-9]+)?$/

export interface ExpandContext {
  audience: Audience
  section?: string
  fail(reason: string): never
}

/** Builds the field, or with `*` in its key one field for each resident. */
export function expandField(spec: FieldSpec, context: ExpandContext): FieldLayout[] {
  if (!spec.key.includes('*')) {
    return [toFieldLayout(spec, context, context.audience.resident)]
  }

  return listResidents(context.audience).map((resident) => toFieldLayout(spec, context, resident))
}

function toFieldLayout(
  spec: FieldSpec,
  context: ExpandContext,
  resident: number | undefined,
): FieldLayout {
  const { width, lines, choices, ...content } = spec
  const star = (value: string) => value.replaceAll('*', resident?.toString() ?? '*')
  const key = star(spec.key)
  const audience = { ...context.audience, ...(resident && { resident }) }
  const toText = (text: string) =>
    pluralize(text, audience) ?? context.fail(`unknown placeholder in "${text}"`)

  const field: Field = {
    ...content,
    key,
    role: parseRole(key) ?? context.fail(`"${key}" does not follow the key grammar`),
    label: toText(spec.label),
    ...(spec.textOf && { textOf: expandTexts(spec.textOf, toText) }),
    ...(spec.prefill && { prefill: star(spec.prefill) }),
    ...(spec.requiredIf && { requiredIf: { ...spec.requiredIf, key: star(spec.requiredIf.key) } }),
    ...(spec.sumOf && { sumOf: spec.sumOf.map((part) => ({ ...part, key: star(part.key) })) }),
    ...(spec.notBefore && { notBefore: star(spec.notBefore) }),
    ...(spec.notAfter && { notAfter: star(spec.notAfter) }),
    ...(spec.after && { after: star(spec.after) }),
    ...(context.section && { section: context.section }),
  }
  return { field, width, ...(lines && { lines }), ...(choices && { choices }) }
}

function expandTexts(
  { texts, otherwise, ...of }: NonNullable<Field['textOf']>,
  toText: (text: string) => string,
): Field['textOf'] {
  return {
    ...of,
    texts: Object.fromEntries(Object.entries(texts).map(([at, text]) => [at, toText(text)])),
    ...(otherwise !== undefined && { otherwise: toText(otherwise) }),
  }
}

function parseRole(key: string): Role | undefined {
  return keyGrammar.test(key) ? roles.find((role) => key.startsWith(`${role}.`)) : undefined
}
