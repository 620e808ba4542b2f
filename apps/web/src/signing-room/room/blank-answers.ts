import { isAnswered, isRequired } from '@countersign/answers/is-answered'
import type { Answer } from '@countersign/answers/answer'
import { answerLookup } from './answer-lookup.ts'
import type { DealTermGroupName } from './deal-term-groups.ts'
import type { FieldSlot } from './field-slot.ts'
import type { RoomPlan } from './room-plan.ts'

/** Answers of one group of deal terms, or of one form, that may stay blank and are. */
export type BlankGroup = { slots: FieldSlot[]; onPurpose: boolean } & (
  | { dealTerms: DealTermGroupName; documentId?: undefined }
  | { documentId: string; dealTerms?: undefined }
)

export interface BlankProgress {
  answers: Readonly<Record<string, Answer>>
  leftBlank: readonly string[]
}

/** In page order. What is needed only in a case that is not given is not blank. */
export function findBlanks(plan: RoomPlan, { answers, leftBlank }: BlankProgress): BlankGroup[] {
  const toGroup = (all: readonly FieldSlot[]) => {
    const slots = all.filter((slot) => isBlank(slot, answers))
    return { slots, onPurpose: slots.every(({ answerKey }) => leftBlank.includes(answerKey)) }
  }
  const groups: BlankGroup[] = [
    ...plan.dealTerms.map(({ name, slots }) => ({ ...toGroup(slots), dealTerms: name })),
    ...plan.documents.map(({ document: { documentId }, slots }) => ({
      ...toGroup([...slots.values()]),
      documentId,
    })),
  ]
  return groups.filter(({ slots }) => slots.length > 0)
}

function isBlank(
  { field, siblings, answerKey }: FieldSlot,
  answers: BlankProgress['answers'],
): boolean {
  // An unchecked box is an answer.
  if (field.type === 'checkbox' || field.requiredIf) {
    return false
  }
  return (
    !isRequired(field, answerLookup(siblings, answers)) && !isAnswered(field, answers[answerKey])
  )
}
