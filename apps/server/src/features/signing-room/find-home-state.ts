import type { Answers } from '@countersign/answers/answer'
import { UsState } from '@countersign/contract/schemas/shapes'
import { valueKey } from '@countersign/signing/envelope'
import type { RoomDocument } from '@countersign/signing/room'

const stateKey = 'LLEdit.premises.state'

/** The state of the home, as the document has it. */
export function findHomeState(
  { documentId, fields }: Pick<RoomDocument, 'documentId' | 'fields'>,
  answers: Answers,
): UsState | undefined {
  const field = fields.find(({ key }) => key === stateKey)

  return UsState.safeParse(field && answers[valueKey(documentId, field)]).data
}
