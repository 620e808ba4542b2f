import { isTable, type Answer } from '@countersign/answers/answer'
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
  ['LLEdit.noticeElection'],
  ['TT1.noticeElection'],
  ['TT2.noticeElection'],
  ['TT3.noticeElection'],
  ['TT4.noticeElection'],
]

interface Claim {
  key: string
  says: (answer: Answer) => boolean
}

/** Answers that cannot both be true, in whichever forms of the packet they stand. */
export const exclusive: readonly (readonly [Claim, Claim])[] = [
  // Cal. Civ. Code 1946.2(e)(8): sold separately, and by none of these owners.
  [
    isOneOf('LLEdit.california.coverage', 'exempt'),
    isOneOf('LLEdit.premises.type', 'apartment', 'duplex'),
  ],
  [
    isOneOf('LLEdit.california.coverage', 'exempt'),
    isOneOf('LLEdit.california.owner', 'corporation'),
  ],
  [
    isOneOf('LLEdit.california.coverage', 'exempt'),
    matches('LLEdit.landlord.name', /\b(corporation|corp|incorporated|inc|reit)\b/i),
  ],
  // 15 USC 9058(c): three days cannot be demanded for a covered home.
  [isOneOf('LLEdit.federallyCovered', 'yes'), { key: 'LLEdit.florida.days', says: () => true }],
  [isOneOf('LLEdit.federallyCovered', 'yes'), { key: 'LLEdit.washington.days', says: () => true }],
  [isOneOf('LLEdit.texas.floodplain', 'no'), isOneOf('LLEdit.flood.zone', 'yes')],
  [isOneOf('LLEdit.texas.flooded', 'no'), saysSomething('LLEdit.flood.prior')],
  [isOneOf('LLEdit.florida.floodKnown', 'hasNot'), saysSomething('LLEdit.flood.prior')],
  [isOneOf('LLEdit.newYork.specialFloodArea', 'no'), isOneOf('LLEdit.flood.zone', 'yes')],
  [isNone('LLEdit.newYork.floodDamage'), saysSomething('LLEdit.flood.prior')],
  [
    isOneOf('LLEdit.washington.building', 'single'),
    isOneOf('LLEdit.premises.type', 'apartment', 'duplex'),
  ],
  [
    isOneOf('LLEdit.washington.smokingPolicy', 'no'),
    isOneOf('LLEdit.smoking.policy', 'none', 'outside', 'designated'),
  ],
]

/** The shares of several residents make up the whole. */
const shares: readonly { table: string; whole: string }[] = [
  { table: 'LLEdit.rentShares', whole: 'LLEdit.rent.monthly' },
  { table: 'LLEdit.depositShares', whole: 'LLEdit.deposit.amount' },
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
    ...exclusive.flatMap(([one, other]) => findExclusive(forms, one, other)),
    ...shares.flatMap(({ table, whole }) => findOtherSum(forms, { table, whole })),
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

function isOneOf(key: string, ...values: string[]): Claim {
  return { key, says: (answer) => typeof answer === 'string' && values.includes(answer) }
}

function matches(key: string, pattern: RegExp): Claim {
  return { key, says: (answer) => typeof answer === 'string' && pattern.test(answer) }
}

const none = /^(none|none known|no|n\/?a)?\.?$/i

function isNone(key: string): Claim {
  return { key, says: (answer) => typeof answer === 'string' && none.test(answer.trim()) }
}

function saysSomething(key: string): Claim {
  return { key, says: (answer) => typeof answer === 'string' && !none.test(answer.trim()) }
}

function findExclusive(forms: readonly FilledForm[], one: Claim, other: Claim): Contradiction[] {
  const [first] = listAnswers(forms, one.key).filter(({ answer }) => one.says(answer))
  const [second] = listAnswers(forms, other.key).filter(({ answer }) => other.says(answer))

  return first && second ? [{ kind: 'excludes', places: places(first, second) }] : []
}

function findOtherSum(
  forms: readonly FilledForm[],
  { table, whole }: { table: string; whole: string },
): Contradiction[] {
  const [all] = listAnswers(forms, whole)
  return listAnswers(forms, table).flatMap((part) => {
    const amounts = isTable(part.answer)
      ? part.answer.map(({ amount }) => amount).filter((cell) => typeof cell === 'number')
      : []
    const sum = amounts.reduce((total, amount) => total + amount, 0)
    return all && amounts.length > 0 && sum !== all.answer
      ? [{ kind: 'excludes', places: places(part, all) } as const]
      : []
  })
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
  return forms.flatMap(({ documentId, answer: find }) => {
    const answer = find(key)
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
