import type { AnswerLookup, Answers } from '@countersign/answers'
import type { RoomField } from '@countersign/contract'

/** Answers of one form by field key. Conditions name only fields of their own form. */
export function answerLookup(
  fields: readonly Pick<RoomField, 'key' | 'answerKey'>[],
  answers: Readonly<Answers>,
): AnswerLookup {
  return (key) => answers[fields.find((field) => field.key === key)?.answerKey ?? key]
}
