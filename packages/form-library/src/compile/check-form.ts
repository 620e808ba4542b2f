import type { Field } from '@countersign/answers'
import { isSignable } from '@countersign/contract'
import type { FormDefinition } from '../form-definition.ts'
import { faultInCells, faultInOrder, faultInSum } from './check-computed.ts'
import { checkShown } from './check-shown.ts'
import { fieldsOf } from './expand-form.ts'
import { FormDefinitionError } from './form-definition-error.ts'
import type { ExpandedForm } from './piece.ts'

/** Refuses a form that cannot be filled and signed as it is written. */
export function checkForm(definition: FormDefinition, form: ExpandedForm): void {
  const check = { definition, form, byKey: new Map(form.fields.map((field) => [field.key, field])) }

  checkShown(definition)
  checkSigners(check)
  checkDuplicates(check)
  checkNames(check)
  for (const field of form.fields) {
    checkRole(check, field)
    checkReachable(check, field)
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

/** Whoever signs has a signature, and nobody else has one. */
function checkSigners({ definition, form }: Check): void {
  const signing = new Set(
    form.fields.filter((field) => field.type === 'signature').map((field) => field.role),
  )
  const residents = form.fields.filter((field) => field.role.startsWith('TT'))
  const place = 'signatures'

  const printed = !isSignable(definition.deliveryClass)
  if (definition.signerScope === 'none' && residents.length > 0) {
    refuse(definition, place, 'no resident signs this form online, yet it has fields for residents')
  }
  if (definition.signerScope === 'none' && printed && signing.size > 0) {
    refuse(definition, place, 'nobody signs this form online, yet it has fields for signers')
  }
  if (definition.signerScope !== 'none' && definition.deliveryClass === 'C') {
    refuse(definition, place, 'a class C form is printed and served; its signer scope is none')
  }
  const residentsSigning = [...signing].filter((role) => role.startsWith('TT'))
  if (definition.signerScope === 'all' && residentsSigning.length === 0) {
    refuse(definition, place, 'residents sign this form, yet there is no signature block for them')
  }
  if (definition.signerScope === 'primary' && residentsSigning.join() !== 'TT1') {
    refuse(definition, place, 'the first resident signs this form, and no other')
  }
  if (definition.ownerSigns !== signing.has('LLSign')) {
    refuse(definition, place, 'whether the owner signs and the signature blocks do not agree')
  }
}

/** A key is written once; only names stand again in the signature blocks. */
function checkDuplicates({ definition, form }: Check): void {
  const seen = new Set<string>()
  for (const piece of form.pieces) {
    for (const field of fieldsOf(piece)) {
      const again = piece.kind === 'signatures' && isName(field)
      if (seen.has(field.key) && !again) {
        refuse(definition, placeOf(field), `"${field.key}" is written twice`)
      }
      seen.add(field.key)
    }
  }
}

/** In AcroForm a field with children cannot hold a value itself (ISO 32000-1, 12.7.3.1). */
function checkNames({ definition, form, byKey }: Check): void {
  for (const field of form.fields) {
    const parents = field.key.split('.').map((_, i, parts) => parts.slice(0, i).join('.'))
    const taken = parents.find((parent) => byKey.has(parent))
    if (taken) {
      refuse(definition, placeOf(field), `"${field.key}" lies within the field "${taken}"`)
    }
  }
}

function checkRole({ definition }: Check, field: Field): void {
  const marks = ['signature', 'initials', 'signedDate']
  if (marks.includes(field.type) && field.role === 'LLEdit') {
    refuse(definition, placeOf(field), `"${field.key}": LLEdit fills in and never signs`)
  }
  if (marks.includes(field.type) && field.scope !== 'form') {
    refuse(definition, placeOf(field), `"${field.key}": a mark belongs to its own document`)
  }
}

/** A required field must be somebody's to fill. */
function checkReachable({ definition, form }: Check, field: Field): void {
  if (!field.required && !field.requiredIf) {
    return
  }

  const signs = form.fields.some((f) => f.type === 'signature' && f.role === field.role)
  if (field.role !== 'LLEdit' && !signs) {
    refuse(definition, placeOf(field), `nobody may fill the required "${field.key}"`)
  }
  if (field.required && field.locked && !field.prefill) {
    refuse(definition, placeOf(field), `"${field.key}" is required, locked and never prefilled`)
  }
}

function checkCondition({ definition, byKey }: Check, field: Field): void {
  if (!field.requiredIf) {
    return
  }

  const asked = byKey.get(field.requiredIf.key)
  if (!asked) {
    return refuse(definition, placeOf(field), `unknown key "${field.requiredIf.key}"`)
  }
  if (turn(asked) > turn(field)) {
    const late = `"${field.key}" is filled in before "${asked.key}", on which it depends, is answered`
    refuse(definition, placeOf(field), late)
  }
  const unknown = field.requiredIf.in.find((value) => !mayHold(asked, value))
  if (unknown !== undefined) {
    refuse(definition, placeOf(field), `"${asked.key}" never holds "${unknown}"`)
  }
}

/** LLEdit fills in before the packet is sent, then the residents sign, then the owner. */
function turn({ role }: Field): number {
  return role === 'LLEdit' ? 0 : role === 'LLSign' ? 2 : 1
}

function mayHold(field: Field, value: string | boolean): boolean {
  return field.type === 'checkbox'
    ? typeof value === 'boolean'
    : (field.options?.some((option) => option.value === value) ?? false)
}

function checkChoices({ definition }: Check, field: Field): void {
  const chosen = ['select', 'radio', 'yesno', 'checkboxGroup'].includes(field.type)
  const values = field.options?.map((option) => option.value) ?? []
  if (chosen && values.length < 2) {
    refuse(definition, placeOf(field), `"${field.key}" needs two choices or more`)
  }
  if (new Set(values).size !== values.length) {
    refuse(definition, placeOf(field), `"${field.key}" has the same choice twice`)
  }
}

function checkRows({ definition }: Check, field: Field): void {
  if (field.type !== 'table') {
    return
  }

  const { columns, rows } = field
  if (!columns?.length || !rows || rows.initial > rows.max) {
    return refuse(definition, placeOf(field), `"${field.key}" needs columns, and room for its rows`)
  }
  const keys = new Set(columns.map((column) => column.key))
  const strange = rows.first?.flatMap(Object.keys).find((key) => !keys.has(key))
  if (strange || (rows.first?.length ?? 0) > rows.max) {
    refuse(definition, placeOf(field), `the first rows of "${field.key}" do not fit its columns`)
  }
}

/** What adds itself up, and days that keep an order, speak of fields that can be held against it. */
function checkComputed({ definition, byKey }: Check, field: Field): void {
  const fault = faultInSum(field, byKey) ?? faultInCells(field, byKey) ?? faultInOrder(field, byKey)
  if (fault) {
    refuse(definition, placeOf(field), fault)
  }
}

function isName(field: Field): boolean {
  return /\.(name|title)$/.test(field.key)
}

function placeOf(field: Field): string {
  return field.section ?? 'the form'
}

function refuse(definition: FormDefinition, place: string, fault: string): never {
  throw new FormDefinitionError(definition, place, fault)
}
