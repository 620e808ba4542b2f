import { isTable, type Answer, type Answers, type Cell } from '@countersign/answers/answer'
import { formatAnswer, formatCell } from '@countersign/answers/format-answer'
import { isShown } from '@countersign/answers/is-answered'
import type { Field } from '@countersign/answers/field'

type AnsweredField = Field & { answerKey: string }

export interface FilledDocument {
  formId: string
  title: string
  fields: readonly AnsweredField[]
}

/** The documents of a packet, its answers by answer key, and the day at the home, `YYYY-MM-DD`. */
export interface FilledPacket {
  documents: readonly FilledDocument[]
  answers: Answers
  today: string
}

/** One answer, or one cell of a table, and where it was given. */
export interface Given {
  document: FilledDocument
  field: AnsweredField
  label: string
  value: Answer | Cell
  text: string
  /** From 1, for a cell. */
  row?: number
}

/** What a rule needs of a packet, by `key` or `key[column]` of the fields. */
export interface GivenAnswers {
  documents: readonly FilledDocument[]
  today: string
  /** Every answer, or every cell of the column, in all documents that ask for it. */
  list(reference: string): readonly Given[]
  /** The answer to a field of this document; `undefined` also if it is not asked. */
  find(document: FilledDocument, key: string): Answer | undefined
}

/** Reads each key once: there are many rules. */
export function readGivenAnswers({ documents, answers, today }: FilledPacket): GivenAnswers {
  const fields = new Map(
    documents.map((document) => [
      document,
      new Map(document.fields.map((each) => [each.key, each])),
    ]),
  )
  const known = new Map<string, readonly Given[]>()

  function find(document: FilledDocument, key: string): Answer | undefined {
    const ofDocument = fields.get(document)
    const field = ofDocument?.get(key)
    const isAsked =
      field && isShown(field, (other) => answers[ofDocument?.get(other)?.answerKey ?? ''])
    return isAsked ? answers[field.answerKey] : undefined
  }

  function read(reference: string): Given[] {
    const { key, column } = parseReference(reference)
    return documents.flatMap((document) => {
      const field = fields.get(document)?.get(key)
      const answer = find(document, key)
      return field && answer !== undefined && answer !== ''
        ? listParts({ document, field }, answer, column)
        : []
    })
  }

  return {
    documents,
    today,
    find,
    list: (reference) => {
      const given = known.get(reference) ?? read(reference)
      known.set(reference, given)
      return given
    },
  }
}

/** The answer that belongs to `beside`: of the same row, else of its own document, else of another one. */
export function findBeside(
  answers: GivenAnswers,
  reference: string,
  beside: Given,
): Given | undefined {
  const given = answers.list(reference)
  if (parseReference(reference).column !== undefined) {
    return given.find(
      ({ field, row }) => field.answerKey === beside.field.answerKey && row === beside.row,
    )
  }

  return given.find(({ document }) => document === beside.document) ?? given[0]
}

export function parseReference(reference: string): { key: string; column?: string } {
  const [, key = reference, column] = /^(.*)\[(.*)\]$/.exec(reference) ?? []
  return column === undefined ? { key } : { key, column }
}

function listParts(
  place: Pick<Given, 'document' | 'field'>,
  answer: Answer,
  columnKey: string | undefined,
): Given[] {
  const { field } = place
  if (columnKey === undefined) {
    return [{ ...place, label: field.label, value: answer, text: formatAnswer(field, answer) }]
  }

  const column = field.columns?.find(({ key }) => key === columnKey)
  return (isTable(answer) ? answer : []).flatMap((row, index) => {
    const value = row[columnKey]
    return column && value !== undefined && value !== null && value !== ''
      ? [{ ...place, label: column.label, value, text: formatCell(column, value), row: index + 1 }]
      : []
  })
}
