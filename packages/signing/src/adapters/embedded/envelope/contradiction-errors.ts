import { formatAnswer } from '@countersign/answers/format-answer'
import type { Answers } from '@countersign/answers/answer'
import type { AnswerPlace, Contradiction, FindContradictions } from '../../../contradiction.ts'
import type { FieldProblem } from '../../../errors.ts'
import { type DocumentField, getDocumentAnswer, type LoadedDocument } from './envelope-documents.ts'

interface FilledPacket {
  documents: LoadedDocument[]
  fields: DocumentField[]
  values: Answers
}

/** Both answers of each contradiction, each with the words of the other one. */
export function findContradictionErrors(
  { documents, fields, values }: FilledPacket,
  findContradictions: FindContradictions | undefined,
): FieldProblem[] {
  const forms = documents.map((loaded) => ({
    documentId: loaded.document.documentId,
    answer: (key: string) => getDocumentAnswer(loaded, key, values),
  }))
  const contradictions = findContradictions?.(forms) ?? []

  return contradictions.flatMap(({ kind, places }) => {
    const [one, other] = places.map((place) => describePlace(place, fields, values))
    return one && other
      ? [
          { key: one.answerKey, message: messages[kind].first(one, other) },
          { key: other.answerKey, message: messages[kind].second(one, other) },
        ]
      : []
  })
}

interface Described {
  answerKey: string
  /** “Tenancy ends” in “Residential Lease Agreement”. */
  name: string
  text: string
}

function describePlace(
  { documentId, key }: AnswerPlace,
  fields: readonly DocumentField[],
  values: Answers,
): Described | undefined {
  const found = fields.find(
    ({ field, loaded }) => field.key === key && loaded.document.documentId === documentId,
  )
  const answer = found && values[found.answerKey]
  return found && answer !== undefined
    ? {
        answerKey: found.answerKey,
        name: `“${found.field.label}” in “${found.loaded.document.title}”`,
        text: formatAnswer(found.field, answer),
      }
    : undefined
}

const differs = (here: Described, there: Described) =>
  `This says ${here.text}, but ${there.name} says ${there.text}. They must be the same.`

const excludes = (here: Described, there: Described) =>
  `This says ${here.text}. That cannot be so while ${there.name} says ${there.text}.`

const messages: Record<
  Contradiction['kind'],
  Record<'first' | 'second', (one: Described, other: Described) => string>
> = {
  differs: {
    first: differs,
    second: (one, other) => differs(other, one),
  },
  excludes: {
    first: excludes,
    second: (one, other) => excludes(other, one),
  },
  later: {
    first: (_one, other) => `This cannot be later than ${other.name}, ${other.text}.`,
    second: (one) => `This cannot be before ${one.name}, ${one.text}.`,
  },
}
