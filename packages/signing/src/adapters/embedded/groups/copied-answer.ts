import type { Answer } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import type { Envelope } from '../../../envelope.ts'
import type { GroupInput } from '../../../provider.ts'
import type { DocumentField } from '../envelope/envelope-documents.ts'
import { findEarlierAnswer, omitRecord } from './earlier-answers.ts'
import { isRentOrDeposit, omitDays } from './earlier-terms.ts'
import { findPrefilledAnswer } from './prefilled-answer.ts'

/** `source` is the group whose answers are taken over. */
export interface PrefillInput extends GroupInput {
  source?: Envelope
  sourceFields?: readonly DocumentField[] | undefined
}

export interface CopiedAnswer {
  value: Answer
  /** The name of the group that it comes from; absent where it is a packet's own answer again. */
  from?: string
  toConfirm: boolean
}

type AnsweredField = Pick<DocumentField, 'answerKey' | 'field'>

/** What the group that prefills has as this answer. */
export function findSourceAnswer(
  { answerKey, field }: AnsweredField,
  fields: readonly DocumentField[],
  { source, sourceFields, prefillFrom }: PrefillInput,
): Answer | undefined {
  const isExcepted = prefillFrom?.exceptEndings?.some((ending) => field.key.endsWith(ending))

  return source && !isExcepted
    ? findPrefilledAnswer(answerKey, fields, { source, sourceFields })
    : undefined
}

/** What is taken over of it: of an earlier agreement no day, no photo and nothing that was said of the rooms. */
export function copySourceAnswer(
  { answerKey, field }: AnsweredField,
  answer: Answer,
  { source, prefillFrom }: PrefillInput,
): CopiedAnswer | undefined {
  const from = prefillFrom?.label
  if (from === undefined) {
    return { value: answer, toConfirm: source?.toConfirm?.includes(answerKey) ?? false }
  }
  const value = field.type === 'photos' ? undefined : omitDays(field, omitRecord([field], answer))

  return value === undefined ? undefined : { value, from, toConfirm: isRentOrDeposit(field) }
}

/**
 * What the last packets for this unit have. A day only where the packet has no term of its own: there it is
 * quoted, such as the last day of the lease that is renewed.
 */
export function copyEarlierAnswer(
  { answerKey, field }: AnsweredField,
  fields: readonly DocumentField[],
  { earlier = [], prefillFrom }: PrefillInput,
): CopiedAnswer | undefined {
  const found = findEarlierAnswer(answerKey, fields, earlier)
  const isNewAgreement = prefillFrom?.label !== undefined
  const hasNewDays = isNewAgreement || fields.some(({ field: { key } }) => key === termStart)
  const value = found && hasNewDays ? omitDays(field, found.value) : found?.value

  return found && value !== undefined
    ? { value, from: found.from, toConfirm: isNewAgreement && isRentOrDeposit(field) }
    : undefined
}

const termStart = 'LLEdit.term.start'

/** The room says where these come from. */
export function saysWhereFrom(field: Field): boolean {
  return field.type === 'date' || isRentOrDeposit(field)
}
