import { isTable } from '@countersign/answers/answer'
import { dayMs, isDay } from '@countersign/answers/day'
import { formatDay } from '@countersign/answers/format-day'
import type { Field } from '@countersign/answers/field'
import { isAnswered, isConditionMet, isRowStarted } from '@countersign/answers/is-answered'
import { formatMoney } from '@countersign/answers/number'
import { valueKey } from '@countersign/signing/envelope'
import { findBeside, readGivenAnswers } from './given-answers.ts'
import type { FilledDocument, FilledPacket, Given, GivenAnswers } from './given-answers.ts'
import type {
  AmountRule,
  CountRule,
  DayRule,
  EmptyRule,
  MismatchRule,
  PercentRule,
  SumRule,
} from './mismatch-rule.ts'
import { mismatchRules } from './mismatch-rules.ts'

/** A warning beside an answer that does not fit another one, or the calendar. Never an error. */
export interface Mismatch {
  answerKey: string
  /** Whole sentences that name the other box. */
  text: string
  /** Finish asks whether it is meant. */
  asks?: true
}

/** Answers of a packet that do not fit together, by `mismatchRules`; each is warned of once. */
export function findMismatches(packet: FilledPacket): Mismatch[] {
  const answers = readGivenAnswers(packet)

  return withoutRepeats([
    ...mismatchRules.flatMap((rule) =>
      checkRule(answers, rule).map((found) => (rule.asks ? { ...found, asks: rule.asks } : found)),
    ),
    ...findFutureDays(packet),
  ])
}

/** Days on which something has happened, by the form, and that are still to come. */
export function findFutureDays(packet: FilledPacket): Mismatch[] {
  const answers = readGivenAnswers(packet)
  const future = packet.documents
    .flatMap(({ fields }) => listPastDays(fields))
    .flatMap((reference) => answers.list(reference))

  return withoutRepeats(
    future
      .filter(({ value }) => isDay(value) && value > packet.today)
      .map((given) =>
        warn(given, `${nameSubject(given)} has not come yet. ${adviseFuture(given)}`),
      ),
  )
}

/** A form's fields are the same objects in every packet. */
const pastDays = new WeakMap<readonly Field[], readonly string[]>()

function listPastDays(fields: readonly Field[]): readonly string[] {
  const known = pastDays.get(fields) ?? fields.flatMap(listPastDaysOf)
  pastDays.set(fields, known)
  return known
}

function listPastDaysOf({ key, past, columns = [] }: Field): string[] {
  const cells = columns.filter((column) => column.past).map((column) => `${key}[${column.key}]`)

  return past ? [key, ...cells] : cells
}

function adviseFuture({ field }: Given): string {
  return field.role === 'LLEdit'
    ? 'The form says that it has happened: give the real day, or leave this form out and send it afterward.'
    : 'Check the year.'
}

/** An answer that several documents share is asked once. */
function withoutRepeats(mismatches: readonly Mismatch[]): Mismatch[] {
  const texts = mismatches.map(({ answerKey, text }) => `${answerKey} ${text}`)
  return mismatches.filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
}

function checkRule(answers: GivenAnswers, rule: MismatchRule): Mismatch[] {
  const documents = listDocuments(answers, rule)
  const list = (fact: readonly string[]) => listShared(answers, fact, documents)
  switch (rule.kind) {
    case 'day':
      return list(rule.days).flatMap((given) => checkDay(answers, rule, given))
    case 'amount':
      return list(rule.amounts).flatMap((given) => checkAmount(answers, rule, given))
    case 'sum':
      return rule.parts.flatMap((parts) => checkSum(answers, rule, list([parts])))
    case 'count':
      return list([rule.most]).flatMap((given) => checkCount(answers, rule, given))
    case 'percent':
      return list([rule.percent]).flatMap((given) => checkPercent(answers, rule, given))
    case 'year':
      return list(rule.years)
        .filter(({ value }) => Number(value) > Number(answers.today.slice(0, 4)) + 1)
        .map((given) => warn(given, `This is in the future. ${rule.say}`))
    case 'empty':
      return documents.flatMap((document) => checkEmpty(answers, rule, document))
  }
}

function listDocuments(
  { documents, find }: GivenAnswers,
  { onlyIn, notIn = [], when }: MismatchRule,
): FilledDocument[] {
  return documents.filter(
    (document) =>
      (onlyIn?.includes(document.formId) ?? true) &&
      !notIn.includes(document.formId) &&
      (!when || isConditionMet(when, (key) => find(document, key))),
  )
}

/** The answers of these documents, one that they share once. */
function listShared(
  answers: GivenAnswers,
  fact: readonly string[],
  documents: readonly FilledDocument[],
): Given[] {
  const given = fact
    .flatMap((reference) => answers.list(reference))
    .filter(({ document }) => documents.includes(document))
  const places = given.map(({ field, row }) => `${field.answerKey} ${row}`)
  return given.filter((_, index) => places.indexOf(places[index] ?? '') === index)
}

interface Bound {
  day: number
  given?: Given
}

function checkDay(answers: GivenAnswers, rule: DayRule, given: Given): Mismatch[] {
  const day = toDayNumber(given.value)
  const bounds = rule.from
    .flatMap((reference) => listBounds(answers, reference, given))
    .toSorted((one, other) => one.day - other.day)
  const [first, last] = [bounds[0], bounds.at(-1)]
  const plus = rule.plus === undefined ? undefined : findBeside(answers, rule.plus, given)
  if (day === undefined || !first || !last) {
    return []
  }

  const least = rule.atLeast === undefined ? undefined : first.day + rule.atLeast
  if (least !== undefined && day < least) {
    return [warn(given, `${nameSubject(given)} is ${nameDistance(day, first, given)}. ${rule.say}`)]
  }
  if (least !== undefined && typeof plus?.value === 'number' && day < least + plus.value) {
    const finding = `${nameDistance(day, first, given)}, but ${quoteAnswer(plus, given)}`
    return [warn(given, `${nameSubject(given)} is ${finding}. ${rule.say}`)]
  }
  return rule.atMost !== undefined && day > last.day + rule.atMost
    ? [warn(given, `${nameSubject(given)} is ${nameDistance(day, last, given)}. ${rule.say}`)]
    : []
}

function listBounds(answers: GivenAnswers, reference: string, beside: Given): Bound[] {
  const other = reference === 'today' ? undefined : findBeside(answers, reference, beside)
  const day = toDayNumber(reference === 'today' ? answers.today : other?.value)
  return day === undefined ? [] : [{ day, ...(other && { given: other }) }]
}

function checkAmount(answers: GivenAnswers, rule: AmountRule, given: Given): Mismatch[] {
  const { limit, times = 1 } = rule
  const parts = limit.flatMap((reference) => findBeside(answers, reference, given) ?? [])
  const most = addUp(parts) * times
  if (typeof given.value !== 'number' || parts.length < limit.length || given.value <= most) {
    return []
  }

  const names = parts.map((part) => nameAnswer(part, given)).join(' and ')
  const factor = times === 1 ? '' : `${times} times `
  return most === 0
    ? []
    : [warn(given, `${nameSubject(given)} is more than ${factor}${names}. ${rule.say}`)]
}

function checkSum(
  answers: GivenAnswers,
  { total, say }: SumRule,
  parts: readonly Given[],
): Mismatch[] {
  const [first] = parts
  const whole = first && findBeside(answers, total, first)
  const sum = addUp(parts)

  return first && whole && sum !== whole.value
    ? [warn(first, `These add up to ${formatMoney(sum)}, but ${quoteAnswer(whole, first)}. ${say}`)]
    : []
}

function checkCount(answers: GivenAnswers, { table, say }: CountRule, given: Given): Mismatch[] {
  const field = given.document.fields.find(({ key }) => key === table)
  const rows = field && answers.find(given.document, table)
  const started = field && isTable(rows) ? rows.filter((row, i) => isRowStarted(field, row, i)) : []

  return field && started.length > Number(given.value)
    ? [warn(given, `“${field.label}” has ${started.length}, which is more. ${say}`)]
    : []
}

function checkPercent(answers: GivenAnswers, rule: PercentRule, given: Given): Mismatch[] {
  const before = findBeside(answers, rule.before, given)
  const after = findBeside(answers, rule.after, given)
  const old = Number(before?.value)
  if (!before || !after || old === 0) {
    return []
  }

  const percent = (100 * (Number(after.value) - old)) / old
  const rounded = Math.round(percent * 10) / 10
  // Rounded to whole percents, it is still right.
  return Math.abs(percent - Number(given.value)) <= 0.5
    ? []
    : [
        warn(
          given,
          `From ${nameAnswer(before, given)} to ${nameAnswer(after, given)} it is ${rounded} percent. ${rule.say}`,
        ),
      ]
}

function checkEmpty(answers: GivenAnswers, rule: EmptyRule, document: FilledDocument): Mismatch[] {
  const fields = document.fields.filter(({ key }) => rule.answers.includes(key))
  const [field] = fields
  const isEmpty = fields.every((each) => {
    const answer = answers.find(document, each.key)
    return isTable(answer)
      ? !answer.some((row, index) => isRowStarted(each, row, index))
      : !isAnswered(each, answer)
  })

  return field && isEmpty
    ? [{ answerKey: valueKey(document.documentId, field), text: rule.say }]
    : []
}

function warn({ field }: Given, text: string): Mismatch {
  return { answerKey: field.answerKey, text }
}

function nameSubject({ row, label, value }: Given): string {
  if (row !== undefined) {
    return `“${label}” in row ${row}`
  }
  return isDay(value) ? 'This day' : 'This'
}

/** 18 months before “Lease ends on” (June 30, 2028). */
function nameDistance(day: number, { day: from, given }: Bound, beside: Given): string {
  const direction = day < from ? 'before' : 'after'
  const place = given ? nameAnswer(given, beside) : 'today'
  return `${nameDays(Math.abs(day - from))} ${direction} ${place}`
}

function nameDays(count: number): string {
  if (count <= 62) {
    return count === 1 ? '1 day' : `${count} days`
  }
  return count <= 730
    ? `${Math.round(count / 30.44)} months`
    : `${Math.round(count / 365.25)} years`
}

/** “Lease ends on” (June 30, 2028). */
function nameAnswer(given: Given, beside: Given): string {
  return `${nameField(given, beside)} (${formatGiven(given)})`
}

/** “Total owed” says $900.00. */
function quoteAnswer(given: Given, beside: Given): string {
  return `${nameField(given, beside)} says ${formatGiven(given)}`
}

function nameField({ label, document }: Given, beside: Given): string {
  return document === beside.document ? `“${label}”` : `“${label}” in “${document.title}”`
}

/** In full also in a table, which has days in digits. */
function formatGiven({ value, text }: Given): string {
  return isDay(value) ? formatDay(value) : text
}

function addUp(amounts: readonly Given[]): number {
  return amounts.reduce((sum, { value }) => sum + (typeof value === 'number' ? value : 0), 0)
}

function toDayNumber(value: Given['value'] | undefined): number | undefined {
  return isDay(value) ? Date.parse(`${value}T00:00:00Z`) / dayMs : undefined
}
