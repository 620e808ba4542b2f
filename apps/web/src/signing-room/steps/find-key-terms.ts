import { isAnswered } from '@countersign/answers/is-answered'
import type { Answer } from '@countersign/answers/answer'
import type {
  RoomDocument,
  RoomField,
} from '@countersign/contract/schemas/signing-room/room-document'

const keys = {
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
} as const

type KeyTermName = keyof typeof keys

export interface KeyTerms {
  name: KeyTermName
  fields: RoomField[]
}

/**
 * The answers that most people look for in a lease first. If two forms answer differently, both answers
 * are listed: a summary must not hide that.
 */
export function findKeyTerms(
  documents: readonly RoomDocument[],
  answers: Readonly<Record<string, Answer>>,
): KeyTerms[] {
  const fields = documents
    .flatMap((document) => document.fields)
    .filter((field) => isAnswered(field, answers[field.answerKey]))

  return names
    .map((name) => ({
      name,
      fields: keys[name].flatMap((key) => distinct(fields, key, answers)).filter(isFirst(answers)),
    }))
    .filter((group) => group.fields.length > 0)
}

const names: readonly KeyTermName[] = ['rent', 'dates', 'deposit', 'lateFee', 'pets']

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
