import type { Field } from '@countersign/answers/field'
import { isUsState } from '@countersign/answers/us-states'
import { isSignable } from '@countersign/contract/rules/form-rules'
import type { FormDefinition } from '../form-definition.ts'
import { findCellError, findDateOrderError, findSumError } from './check-computed.ts'
import { checkVisibility } from './check-visibility.ts'
import { listFields } from './expand-form.ts'
import { FormDefinitionError } from './form-definition-error.ts'
import type { ExpandedForm } from './piece.ts'

/** Throws `FormDefinitionError` for a form that cannot be filled in and signed as written. */
export function checkForm(definition: FormDefinition, form: ExpandedForm): void {
  const check = { definition, form, byKey: new Map(form.fields.map((field) => [field.key, field])) }

  checkVisibility(definition)
  checkSigners(check)
  checkDuplicates(check)
  checkNames(check)
  checkMarks(check)
  for (const field of form.fields) {
    checkRole(check, field)
    checkInternal(check, field)
    checkFillable(check, field)
    checkCondition(check, field)
    checkChoices(check, field)
    checkRows(check, field)
    checkComputed(check, field)
  }
}

interface Check {
  definition: FormDefinition
  form: ExpandedForm
  byKey: Map<string, Field>
}

/** Exactly the people who sign have a signature block. */
function checkSigners({ definition, form }: Check): void {
  const signing = new Set(
    form.fields.filter((field) => field.type === 'signature').map((field) => field.role),
  )
  const residents = form.fields.filter((field) => field.role.startsWith('TT'))
  const location = 'signatures'
  const printed = !isSignable(definition.deliveryClass)
  if (definition.signerScope === 'none' && residents.length > 0) {
    fail(
      definition,
      location,
      'no resident signs this form online, but it has fields for residents',
    )
  }
  if (definition.signerScope === 'none' && printed && signing.size > 0) {
    fail(definition, location, 'nobody signs this form online, but it has fields for signers')
  }
  if (definition.signerScope !== 'none' && definition.deliveryClass === 'C') {
    fail(
      definition,
      location,
      'a class C form is printed and served, so its signer scope must be none',
    )
  }
  const residentsSigning = [...signing].filter((role) => role.startsWith('TT'))
  if (definition.signerScope === 'all' && residentsSigning.length === 0) {
    fail(definition, location, 'residents sign this form, but there is no signature block for them')
  }
  if (definition.signerScope === 'primary' && residentsSigning.join() !== 'TT1') {
    fail(definition, location, 'only the first resident signs this form')
  }
  if (definition.ownerSigns !== signing.has('LLSign')) {
    fail(definition, location, 'ownerSigns does not match the signature blocks')
  }
}

/** A key is unique; only names are repeated in the signature blocks, and blanks in a text. */
function checkDuplicates({ definition, form }: Check): void {
  const seen = new Set<string>()
  for (const piece of form.pieces) {
    for (const field of listFields(piece)) {
      const isBlank = ['paragraph', 'list', 'statutory'].includes(piece.kind)
      const repeated = isBlank || (piece.kind === 'signatures' && isName(field))
      if (seen.has(field.key) && !repeated) {
        fail(definition, getSection(field), `"${field.key}" is used twice`)
      }
      seen.add(field.key)
    }
  }
}

/** Each mark in a text is a blank of its own block, or the check box of one of its choices. */
function checkMarks({ definition, form }: Check): void {
  for (const piece of form.pieces) {
    if (!('blanks' in piece) || !piece.blanks) {
      continue
    }
    const known = piece.blanks.flatMap(({ field: { key, options = [] } }) => [
      key,
      ...options.map(({ value }) => `${key}=${value}`),
    ])
    const text = piece.kind === 'list' ? piece.items.join(' ') : piece.text
    const marks = [...text.matchAll(/\[\[([^\]]+)\]\]/g)].map(([, mark = '']) => mark)
    const unknown = marks.find((mark) => !known.includes(mark))
    if (unknown !== undefined) {
      fail(definition, 'the form', `"${unknown}" in a text is none of its blanks`)
    }
  }
}

/** ISO 32000-1, 12.7.3.1: an AcroForm field with children cannot hold a value itself. */
function checkNames({ definition, form, byKey }: Check): void {
  for (const field of form.fields) {
    const parents = field.key.split('.').map((_, i, parts) => parts.slice(0, i).join('.'))
    const taken = parents.find((parent) => byKey.has(parent))
    if (taken) {
      fail(definition, getSection(field), `"${field.key}" is nested in the field "${taken}"`)
    }
  }
}

function checkRole({ definition }: Check, field: Field): void {
  const signatureTypes = ['signature', 'initials', 'signedDate']
  if (signatureTypes.includes(field.type) && field.role === 'LLEdit') {
    fail(definition, getSection(field), `"${field.key}": LLEdit fills in and never signs`)
  }
  if (signatureTypes.includes(field.type) && field.scope !== 'form') {
    fail(
      definition,
      getSection(field),
      `"${field.key}": a signature belongs to one document, so its scope must be the form`,
    )
  }
}

/** Whoever signs sees every answer, so only a form that nobody signs online has internal questions. */
function checkInternal({ definition }: Check, field: Field): void {
  if (
    field.internal &&
    !field.locked &&
    (definition.signerScope !== 'none' || definition.ownerSigns)
  ) {
    fail(
      definition,
      getSection(field),
      `"${field.key}" is internal, but somebody signs this form and would see it`,
    )
  }
}

/** Somebody must be able to fill in a required field. */
function checkFillable({ definition, form }: Check, field: Field): void {
  if (!field.required && !field.requiredIf) {
    return
  }

  const signs = form.fields.some((f) => f.type === 'signature' && f.role === field.role)
  if (field.role !== 'LLEdit' && !signs) {
    fail(definition, getSection(field), `nobody can fill in the required "${field.key}"`)
  }
  if (field.required && field.locked && !field.prefill) {
    fail(definition, getSection(field), `"${field.key}" is required, locked and never prefilled`)
  }
}

function checkCondition({ definition, byKey }: Check, field: Field): void {
  if (!field.requiredIf) {
    return
  }

  const source = byKey.get(field.requiredIf.key)
  if (!source) {
    return fail(definition, getSection(field), `unknown key "${field.requiredIf.key}"`)
  }
  if (fillOrder(source) > fillOrder(field)) {
    const reason = `"${field.key}" is filled in before "${source.key}", on which it depends, is answered`
    fail(definition, getSection(field), reason)
  }
  const unknown = field.requiredIf.in.find((value) => !canHold(source, value))
  if (unknown !== undefined) {
    fail(definition, getSection(field), `"${source.key}" never holds "${unknown}"`)
  }
}

/** The order of the steps: the owner fills in (LLEdit), the residents sign, the owner signs. */
function fillOrder({ role }: Field): number {
  return role === 'LLEdit' ? 0 : role.startsWith('TT') ? 1 : 2
}

function canHold(field: Field, value: string | boolean): boolean {
  // The state of the home is prefilled and locked: such a condition says where a law applies.
  if (field.key === 'LLEdit.premises.state') {
    return typeof value === 'string' && isUsState(value)
  }

  return field.type === 'checkbox'
    ? typeof value === 'boolean'
    : (field.options?.some((option) => option.value === value) ?? false)
}

function checkChoices({ definition }: Check, field: Field): void {
  const chosen = ['select', 'radio', 'yesno', 'checkboxGroup'].includes(field.type)
  const values = field.options?.map((option) => option.value) ?? []
  if (chosen && values.length < 2) {
    fail(definition, getSection(field), `"${field.key}" needs at least two choices`)
  }
  if (new Set(values).size !== values.length) {
    fail(definition, getSection(field), `"${field.key}" has the same choice twice`)
  }
}

function checkRows({ definition, byKey }: Check, field: Field): void {
  if (field.type !== 'table') {
    return
  }

  const { columns, rows } = field
  if (!columns?.length || !rows || rows.initial > rows.max) {
    return fail(
      definition,
      getSection(field),
      `"${field.key}" needs columns, and a maximum of rows that is not below the initial number`,
    )
  }
  const other = field.rowsOf === undefined ? undefined : byKey.get(field.rowsOf)
  if (field.rowsOf !== undefined && (other?.type !== 'table' || other.rows?.max !== rows.max)) {
    fail(definition, getSection(field), `"${field.key}" needs a table with as many rows`)
  }
  const keys = new Set(columns.map((column) => column.key))
  const unknown = rows.first?.flatMap(Object.keys).find((key) => !keys.has(key))
  if (unknown || (rows.first?.length ?? 0) > rows.max) {
    fail(definition, getSection(field), `the first rows of "${field.key}" do not fit its columns`)
  }
}

function checkComputed({ definition, byKey }: Check, field: Field): void {
  const reason =
    findSumError(field, byKey) ?? findCellError(field, byKey) ?? findDateOrderError(field, byKey)
  if (reason) {
    fail(definition, getSection(field), reason)
  }
}

function isName(field: Field): boolean {
  return /\.(name|title|company)$/.test(field.key)
}

function getSection(field: Field): string {
  return field.section ?? 'the form'
}

function fail(definition: FormDefinition, location: string, reason: string): never {
  throw new FormDefinitionError(definition, location, reason)
}
