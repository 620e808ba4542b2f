import type { Answer } from '@countersign/answers/answer'
import type { AnswerPlace, Contradiction, FilledForm } from '@countersign/signing/contradiction'

/** Keys of fields that state one fact, each in its own form. Facts with one shared key need no rule. */
const sameFacts: readonly (readonly string[])[] = [
  ['LLEdit.moveIn.total', 'LLEdit.costs.totalOnce'],
  ['LLEdit.charges.petsOnce', 'LLEdit.costs.petsOnce'],
  ['LLEdit.charges.petsMonthly', 'LLEdit.costs.petsMonthly'],
  ['LLEdit.charges.parkingMonthly', 'LLEdit.costs.parkingMonthly'],
  ['LLEdit.rent.old'],
  ['LLEdit.originalLease.end'],
  ['LLEdit.renewal.start'],
  ['LLEdit.renewal.end'],
]

/** A day of one form that cannot be later than a day of another one. */
const notLater: readonly { day: string; than: string }[] = [
  { day: 'LLEdit.startServiceBy', than: 'LLEdit.term.end' },
  { day: 'LLEdit.insurance.proofBy', than: 'LLEdit.term.end' },
  { day: 'LLEdit.keys.issuedDate', than: 'LLEdit.term.end' },
  { day: 'LLEdit.deposit.receivedDate', than: 'LLEdit.term.end' },
  { day: 'LLEdit.term.start', than: 'LLEdit.guaranty.endsOn' },
]

/** Answers of different forms of one packet that cannot both be true. */
export function findContradictions(forms: readonly FilledForm[]): Contradiction[] {
  return [
    ...sameFacts.flatMap((keys) => findDifferent(forms, keys)),
    ...notLater.flatMap(({ day, than }) => findLater(forms, { day, than })),
  ]
}

interface GivenAnswer extends AnswerPlace {
  answer: Answer
}

function findDifferent(forms: readonly FilledForm[], keys: readonly string[]): Contradiction[] {
  const [first, ...others] = keys.flatMap((key) => listAnswers(forms, key))
  return others
    .filter(({ answer }) => JSON.stringify(answer) !== JSON.stringify(first?.answer))
    .flatMap((other) => (first ? [{ kind: 'differs', places: places(first, other) }] : []))
}

function findLater(
  forms: readonly FilledForm[],
  { day, than }: { day: string; than: string },
): Contradiction[] {
  const [last] = listAnswers(forms, than)
  const days = last ? listAnswers(forms, day) : []
  return days
    .filter(({ answer }) => isDay(answer) && isDay(last?.answer) && answer > last.answer)
    .flatMap((late) => (last ? [{ kind: 'later', places: places(late, last) }] : []))
}

function listAnswers(forms: readonly FilledForm[], key: string): GivenAnswer[] {
  return forms.flatMap(({ documentId, answers }) => {
    const answer = answers[key]
    return answer === undefined ? [] : [{ documentId, key, answer }]
  })
}

function places(one: GivenAnswer, other: GivenAnswer): [AnswerPlace, AnswerPlace] {
  const toPlace = ({ documentId, key }: AnswerPlace) => ({ documentId, key })
  return [toPlace(one), toPlace(other)]
}

/** Days as `YYYY-MM-DD` compare as text. */
function isDay(answer: Answer | undefined): answer is string {
  return typeof answer === 'string'
}
