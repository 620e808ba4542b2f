import { isAnswered } from '@countersign/answers/is-answered'
import type { Answer } from '@countersign/answers/answer'
import { keyTermNames, type Room } from '@countersign/contract/schemas/signing-room/room'
import { listRoomFields } from '@countersign/signing/adapters/embedded/room/list-room-fields'
import type { RoomField, RoomView } from '@countersign/signing/room'

const keys: Record<KeyTerms['name'], readonly string[]> = {
  rent: [
    'LLEdit.rent.monthly',
    'LLEdit.rent.new',
    'LLEdit.rent.effective',
    'LLEdit.rent.dueDay',
    'LLEdit.moveIn.total',
    'LLEdit.costs.totalOnce',
  ],
  dates: ['LLEdit.term.start', 'LLEdit.term.end', 'LLEdit.moveIn.date'],
  deposit: ['LLEdit.deposit.amount', 'LLEdit.deposit.additional'],
  lateFee: [
    'LLEdit.lateFee.type',
    'LLEdit.lateFee.amount',
    'LLEdit.lateFee.percent',
    'LLEdit.lateFee.graceDays',
  ],
  pets: [
    'LLEdit.pets.allowed',
    'LLEdit.pets.max',
    'LLEdit.pets.rent',
    'LLEdit.pets.deposit',
    'LLEdit.pets.fee',
  ],
}

type KeyTerms = NonNullable<Room['keyTerms']>[number]

const allKeys = new Set(Object.values(keys).flat())

/**
 * The answers that most people look for in a lease first. If two forms answer differently, both answers
 * are listed: a summary must not hide that.
 */
export function findKeyTerms(
  view: Pick<RoomView, 'documents' | 'answers' | 'role' | 'state'>,
): KeyTerms[] {
  const { documents, answers } = view
  const fields = documents
    .flatMap(({ documentId, fields }) =>
      listRoomFields({ documentId, fields: fields.filter(({ key }) => allKeys.has(key)) }, view),
    )
    .filter((field) => isAnswered(field, answers[field.answerKey]))

  return keyTermNames
    .map((name) => ({
      name,
      fields: keys[name].flatMap((key) => distinct(fields, key, answers)).filter(isFirst(answers)),
    }))
    .filter((group) => group.fields.length > 0)
}

/** Two forms that say the same thing of the same thing are one line. */
function isFirst(answers: Readonly<Record<string, Answer>>) {
  const seen = new Set<string>()
  return ({ label, answerKey }: RoomField) => {
    const line = `${label}: ${JSON.stringify(answers[answerKey])}`
    const first = !seen.has(line)
    seen.add(line)
    return first
  }
}

function distinct(
  fields: readonly RoomField[],
  key: string,
  answers: Readonly<Record<string, Answer>>,
): RoomField[] {
  const seen = new Set<string>()
  return fields.filter((field) => {
    const answer = JSON.stringify(answers[field.answerKey])
    const first = field.key === key && !seen.has(answer)
    if (first) {
      seen.add(answer)
    }
    return first
  })
}
