import type { Answer, RoomField } from '@countersign/contract'

type Answers = Readonly<Record<string, Answer>>

/** Whether a field must be answered as things stand. Its condition speaks of a field of its own form. */
export function isRequired(field: RoomField, siblings: readonly RoomField[], answers: Answers) {
  if (!field.requiredIf) {
    return field.required
  }

  return isConditionMet(field, siblings, answers)
}

export function isConditionMet(
  { requiredIf }: RoomField,
  siblings: readonly RoomField[],
  answers: Answers,
): boolean {
  if (!requiredIf) {
    return true
  }

  const asked = siblings.find((sibling) => sibling.key === requiredIf.key)
  const answer = answers[asked?.answerKey ?? requiredIf.key]
  const given = Array.isArray(answer) ? answer : [answer]
  return given.some((item) => isOneOf(item, requiredIf.in))
}

function isOneOf(item: unknown, allowed: readonly (string | boolean)[]): boolean {
  return (typeof item === 'string' || typeof item === 'boolean') && allowed.includes(item)
}
