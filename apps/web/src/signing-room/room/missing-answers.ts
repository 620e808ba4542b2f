import { isAnswered, isRequired } from '@countersign/answers/is-answered'
import type { Answer } from '@countersign/answers/answer'
import { answerLookup } from './answer-lookup.ts'
import type { FieldSlot } from './field-slot.ts'
import type { FieldErrors } from './room-state.ts'
import type { Drafts } from './save-queue.ts'

export interface AnswerProgress {
  /** Answer keys that the server's last response names as missing. */
  missing: readonly string[]
  drafts: Drafts
  answers: Readonly<Record<string, Answer>>
  errors: FieldErrors
}

/**
 * Required slots without an answer, in page order. The server decides; the browser decides for itself
 * only about unsaved input, and about what depends on it, until the server has responded.
 */
export function findMissing(slots: readonly FieldSlot[], progress: AnswerProgress): FieldSlot[] {
  const missing = new Set(progress.missing)
  const found = slots.filter((slot) => isMissing(slot, missing, progress))
  // The last signature in a form confirms it as well.
  return found.filter(
    ({ field, documentId }) =>
      !field.confirms ||
      !found.some((slot) => slot.isLastSignature && slot.documentId === documentId),
  )
}

function isMissing(
  slot: FieldSlot,
  missing: ReadonlySet<string>,
  { drafts, answers }: AnswerProgress,
): boolean {
  if (!hasUnsavedInput(slot, drafts)) {
    return missing.has(slot.answerKey)
  }

  const { field, siblings, answerKey } = slot
  return (
    isRequired(field, answerLookup(siblings, answers)) && !isAnswered(field, answers[answerKey])
  )
}

/** In the slot itself or in a field that decides whether it is shown or required. */
function hasUnsavedInput({ field, siblings, answerKey }: FieldSlot, drafts: Drafts): boolean {
  if (answerKey in drafts) {
    return true
  }

  return [field.requiredIf, field.showIf].some((condition) => {
    const decisive = siblings.find(({ key }) => key === condition?.key)
    return condition !== undefined && (decisive?.answerKey ?? condition.key) in drafts
  })
}

/** The first missing slot after the current one, else the first of all. */
export function nextSlot(
  slots: readonly FieldSlot[],
  missing: readonly FieldSlot[],
  currentId: string | undefined,
): FieldSlot | undefined {
  const current = slots.findIndex((slot) => slot.id === currentId)
  return missing.find((slot) => slots.indexOf(slot) > current) ?? missing[0]
}

/**
 * What Next visits: missing and invalid answers. The signature at the end of a form, or its
 * confirmation, comes after all of those.
 */
export function findNeedingAttention(
  slots: readonly FieldSlot[],
  progress: AnswerProgress,
): FieldSlot[] {
  const missing = new Set(findMissing(slots, progress))
  const open = slots.filter((slot) => missing.has(slot) || slot.answerKey in progress.errors)
  return open.filter(
    (slot) => !(slot.field.confirms || slot.isLastSignature) || isLastOpenInForm(slot, open),
  )
}

function isLastOpenInForm(last: FieldSlot, open: readonly FieldSlot[]): boolean {
  return open.every((slot) => slot === last || slot.documentId !== last.documentId)
}
