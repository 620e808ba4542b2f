import type { Answer } from '@countersign/contract'
import { isAnswered } from '../fields/answers/is-answered.ts'
import { isRequired } from '../fields/answers/is-required.ts'
import type { Drafts } from './save-queue.ts'
import type { FieldSlot } from './room-plan.ts'

export interface AnswerProgress {
  /** What the server still asks for, as of its last answer. */
  missing: readonly string[]
  drafts: Drafts
  answers: Readonly<Record<string, Answer>>
  problems: Readonly<Record<string, string>>
}

/**
 * What is left, in the page's order. The server decides; only for what was typed since its last
 * answer, and for what depends on that, the page judges for itself until the server has.
 */
export function findMissing(slots: readonly FieldSlot[], standing: AnswerProgress): FieldSlot[] {
  const missing = new Set(standing.missing)
  return slots.filter((slot) => isMissing(slot, missing, standing))
}

function isMissing(
  slot: FieldSlot,
  missing: ReadonlySet<string>,
  standing: AnswerProgress,
): boolean {
  if (!hasUnsavedInput(slot, standing.drafts)) {
    return missing.has(slot.answerKey)
  }

  const { field, siblings: siblings, answerKey } = slot
  const needed = isRequired(field, siblings, standing.answers)
  return needed && !isAnswered(field, standing.answers[answerKey])
}

function hasUnsavedInput(
  { field, siblings: siblings, answerKey }: FieldSlot,
  drafts: Drafts,
): boolean {
  if (answerKey in drafts) {
    return true
  }
  if (!field.requiredIf) {
    return false
  }

  const { key } = field.requiredIf
  const asked = siblings.find((sibling) => sibling.key === key)
  return (asked?.answerKey ?? key) in drafts
}

/** Where `Next` goes: the first thing left after this place, else the first of all. */
export function nextSlot(
  slots: readonly FieldSlot[],
  left: readonly FieldSlot[],
  currentId: string | undefined,
): FieldSlot | undefined {
  const current = slots.findIndex((slot) => slot.id === currentId)
  const after = left.find((slot) => slots.indexOf(slot) > current)
  return after ?? left[0]
}

/** What `Next` visits: all that is left, and all that is wrong; a form is confirmed when that is done. */
export function findNeedingAttention(
  slots: readonly FieldSlot[],
  standing: AnswerProgress,
): FieldSlot[] {
  const left = new Set(findMissing(slots, standing))
  const wanting = slots.filter((slot) => left.has(slot) || slot.answerKey in standing.problems)
  return wanting.filter((slot) => !slot.field.confirms || isAllThatIsLeft(slot, wanting))
}

function isAllThatIsLeft(confirm: FieldSlot, wanting: readonly FieldSlot[]): boolean {
  return wanting.every((slot) => slot === confirm || slot.documentId !== confirm.documentId)
}
