import { normalizeAnswer } from '@countersign/answers/normalize-answer'
import type { Answer, Answers } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import { checkAnswer } from '../../../validation/check-answer.ts'
import { unsupportedCharacters } from '@countersign/pdf/text/unsupported-characters'
import { type FieldProblem, SigningError } from '../../../errors.ts'
import type { GroupInput } from '../../../provider.ts'
import {
  copyEarlierAnswer,
  copySourceAnswer,
  findSourceAnswer,
  saysWhereFrom,
  type PrefillInput,
} from './copied-answer.ts'
import { isAgreedAnew } from './earlier-terms.ts'
import type { DocumentField } from '../envelope/envelope-documents.ts'

export interface Prefilled {
  values: Answers
  /** By answer key, the name of the earlier group that a rent, a deposit or a day comes from. */
  carried: Record<string, string>
  /** Keys of answers that are for the owner to confirm or to change. */
  toConfirm: string[]
  /** Keys of the owner's answers that are the caller's facts; a date is not such a fact. */
  ownerFacts: string[]
  /** Of a new agreement, what the earlier one has as its term, rent and deposit. */
  lastTerms: Answers
}

/**
 * Initial answers from the answers that are taken over, the caller's facts, the parties' names, today's date, earlier answers, usual
 * answers and the first rows of tables. An invalid fact is skipped if a person can still fill the field, and
 * rejected if the field is locked.
 */
export function prefillValues(fields: DocumentField[], input: PrefillInput, now: Date): Prefilled {
  const facts = { ...collectKnownFacts(input, now), ...input.prefill }
  const values: Answers = {}
  const carried: Prefilled['carried'] = {}
  const toConfirm: string[] = []
  const ownerFacts: string[] = []
  const lastTerms: Answers = {}
  const problems: FieldProblem[] = []
  for (const { answerKey, field } of fields) {
    if (answerKey in values) {
      continue
    }
    const documentField = { answerKey, field }
    const last = findSourceAnswer(documentField, fields, input)
    if (last !== undefined && isAgreedAnew(field)) {
      lastTerms[answerKey] = last
    }
    const taken = last === undefined ? undefined : copySourceAnswer(documentField, last, input)
    const known = taken ? undefined : findFactAnswer(field, facts)
    const copied =
      taken ?? (known === undefined ? copyEarlierAnswer(documentField, fields, input) : undefined)
    if (copied) {
      values[answerKey] = copied.value
      if (copied.from !== undefined && saysWhereFrom(field)) {
        carried[answerKey] = copied.from
      }
      if (copied.toConfirm) {
        toConfirm.push(answerKey)
      }
      continue
    }
    const given = known ?? field.usual ?? getFirstRows(field)
    const value = given === undefined ? undefined : normalizeAnswer(given)
    const problem = value === undefined ? validateEmpty(field) : checkAnswer(field, value)
    if (problem && field.locked) {
      problems.push(problem)
    }
    if (!problem && value !== undefined) {
      values[answerKey] = value
      if (known !== undefined && field.role === 'LLEdit' && field.type !== 'date') {
        ownerFacts.push(answerKey)
      }
    }
  }
  if (problems.length > 0) {
    throwPrefillError(problems, fields, facts)
  }
  return { values, carried, toConfirm, ownerFacts, lastTerms }
}

/** Facts that follow from the input itself; the caller's facts override them. */
function collectKnownFacts(
  { name, residents, coOwners = [], initiator }: GroupInput,
  now: Date,
): Record<string, string> {
  const facts: Record<string, string> = {
    today: now.toISOString().slice(0, 10),
    'packet.name': name,
    'initiator.name': initiator.signingFor ?? initiator.name,
    'initiator.email': initiator.email,
    'LLSign.name': initiator.name,
  }
  const people = [
    ...residents.map((party, index) => ({ party, path: 'signers', role: 'TT', at: index + 1 })),
    ...coOwners.map((party, index) => ({ party, path: 'owners', role: 'LL', at: index + 2 })),
  ]
  for (const { party, path, role, at } of people) {
    for (const part of ['name', 'email', 'phone'] as const) {
      const text = party[part]
      if (text !== undefined) {
        facts[`${path}.${at}.${part}`] = text
        facts[`${role}${at}.${part}`] = text
      }
    }
    facts[`${path}.${at}.company`] = party.signingFor ?? party.name
  }
  return facts
}

/** The rows that a table has from the start, such as the rooms of an inspection. */
export function getFirstRows({ type, rows }: Field): Answer | undefined {
  return type === 'table' ? rows?.first?.map((row) => ({ ...row })) : undefined
}

function findFactAnswer(field: Field, facts: Record<string, string>): Answer | undefined {
  for (const path of [field.prefill, field.key]) {
    const value = path === undefined ? undefined : readFact(field, path, facts)
    if (value !== undefined) {
      return value
    }
  }
  return undefined
}

function readFact(field: Field, path: string, facts: Record<string, string>): Answer | undefined {
  if (field.type === 'address') {
    return readAddress(path, facts)
  }
  const text = facts[path]
  if (text === undefined || text.trim() === '') {
    return undefined
  }
  switch (field.type) {
    case 'money':
    case 'integer':
    case 'percent':
      return Number(text)
    case 'checkbox':
      return text === 'true'
    case 'checkboxGroup':
      return text.split(',')
    case 'text':
    case 'longtext':
    case 'name':
    case 'date':
    case 'time':
    case 'select':
    case 'radio':
    case 'yesno':
    case 'phone':
    case 'email':
      return text
    case 'table':
    case 'photos':
    case 'initials':
    case 'signature':
    case 'signedDate':
      return undefined
  }
}

function readAddress(path: string, facts: Record<string, string>): Answer | undefined {
  const part = (name: string) => facts[`${path}.${name}`] ?? ''
  if (part('street') === '') {
    return undefined
  }
  const unit = part('unit')
  const address = {
    street: part('street'),
    city: part('city'),
    state: part('state'),
    zip: part('zip'),
  }
  const country = part('country')
  return { ...address, ...(unit !== '' && { unit }), ...(country !== '' && { country }) }
}

function validateEmpty(field: Field): FieldProblem | undefined {
  return field.locked && field.required
    ? {
        key: field.key,
        message: `“${field.label}” is required and cannot be typed in, but no value was given.`,
      }
    : undefined
}

function throwPrefillError(
  problems: FieldProblem[],
  fields: DocumentField[],
  facts: Record<string, string>,
): never {
  const undrawable = problems.some(({ key }) => {
    const path = fields.find(({ field }) => field.key === key)?.field.prefill
    return path !== undefined && unsupportedCharacters(facts[path] ?? '').length > 0
  })
  throw new SigningError(
    undrawable ? 'unsupported-characters' : 'invalid-values',
    problems[0]?.message ?? 'The packet could not be created.',
    problems,
  )
}
