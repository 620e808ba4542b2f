import { isConditionMet } from '@countersign/answers/is-answered'
import type { Answers } from '@countersign/answers/answer'
import type { Condition, Field } from '@countersign/answers/field'
import type { FieldProblem } from '../../errors.ts'
import type { Template } from '@countersign/pdf/template'
import { type DocumentField, getDocumentAnswers } from '../embedded/envelope/envelope-documents.ts'

/**
 * A required answer that SignNow would let a signer leave out: we place no field there that is required
 * after another answer of a signer, and it requires none of several boxes. What the owner's answers
 * decide is left to `findUnsupportedAnswers`.
 */
export function findUnsupportedField({ fields }: Template): Field | undefined {
  return fields.find((field) => isUnsupported(field, (condition) => !isDecidedByOwner(condition)))
}

/**
 * The same with the owner's answers, all at once: an error at the answer that turns the question on,
 * so that nobody pays for a packet that cannot be sent.
 */
export function findUnsupportedAnswers(
  fields: readonly DocumentField[],
  values: Answers,
): FieldProblem[] {
  return fields.flatMap(({ field, loaded, answerKey }) => {
    const answers = getDocumentAnswers(loaded, values)
    const isMet = (condition: Condition) =>
      !isDecidedByOwner(condition) || isConditionMet(condition, (key) => answers[key])
    if (!isUnsupported(field, isMet)) {
      return []
    }
    const cause = [field.showIf, field.requiredIf].find(
      (condition) => condition !== undefined && isDecidedByOwner(condition),
    )
    const asked = fields.find((other) => other.loaded === loaded && other.field.key === cause?.key)
    return [
      {
        key: asked?.answerKey ?? answerKey,
        message: explainUnsupported(loaded.document.title, field),
      },
    ]
  })
}

export function explainUnsupported(title: string, { label }: Pick<Field, 'label'>): string {
  return `“${title}” needs an answer that SignNow cannot require: “${label}”. It could be signed without it. Leave this form out of the packet, print it from the list of forms, and have it signed on paper.`
}

function isUnsupported(field: Field, isMet: (condition: Condition) => boolean): boolean {
  const { role, locked, showIf, requiredIf } = field
  if (role === 'LLEdit' || locked || isAlwaysKnown(field)) {
    return false
  }
  const isAsked = showIf === undefined || isMet(showIf)
  const isRequired = field.required || (requiredIf !== undefined && isMet(requiredIf))
  return isAsked && isRequired && (hasSeveralPlaces(field) || dependsOnSigners(field))
}

function dependsOnSigners({ required, showIf, requiredIf }: Field): boolean {
  const conditions = [showIf, required ? undefined : requiredIf]
  return conditions.some((condition) => condition !== undefined && !isDecidedByOwner(condition))
}

function hasSeveralPlaces({ type }: Field): boolean {
  return ['radio', 'yesno', 'checkboxGroup', 'table', 'photos'].includes(type)
}

function isDecidedByOwner({ key }: Condition): boolean {
  return key.startsWith('LLEdit.')
}

/** Every signer has a name and an address, and they stand in the document before it is sent. */
function isAlwaysKnown({ prefill = '' }: Field): boolean {
  return /^signers\.\d+\.(name|email)$/.test(prefill)
}
