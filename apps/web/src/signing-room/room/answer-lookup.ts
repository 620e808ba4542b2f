import type { Answers } from '@countersign/answers/answer'
import type { AnswerLookup } from '@countersign/answers/is-answered'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'

/** Answers of one form by field key. Conditions name only fields of their own form. */
export function answerLookup(
  fields: readonly Pick<RoomField, 'key' | 'answerKey'>[],
  answers: Readonly<Answers>,
): AnswerLookup {
  return (key) => answers[fields.find((field) => field.key === key)?.answerKey ?? key]
}
