import { isTable, type Answer, type Answers, type Cell } from '@countersign/answers/answer'
import { formatAnswer, formatCell } from '@countersign/answers/format-answer'
import { isShown } from '@countersign/answers/is-answered'
import type { Field } from '@countersign/answers/field'
import { valueKey } from '@countersign/signing/envelope'

type AnsweredField = Field & { answerKey: string }

export interface FilledDocument {
  documentId: string
  formId: string
  title: string
  fields: readonly Field[]
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
  const known = new Map<string, readonly Given[]>()

  function find(document: FilledDocument, key: string): Answer | undefined {
    const fields = fieldsByKey(document)
    const answerOf = (other: string) => {
      const field = fields.get(other)
      return field && answers[valueKey(document.documentId, field)]
    }
    const field = fields.get(key)
    return field && isShown(field, answerOf) ? answerOf(key) : undefined
  }

  function read(reference: string): Given[] {
    const { key, column } = parseReference(reference)
    return documents.flatMap((document) => {
      const field = fieldsByKey(document).get(key)
      const answer = field && find(document, key)
      if (!field || answer === undefined || answer === '') {
        return []
      }
      const answered = { ...field, answerKey: valueKey(document.documentId, field) }
      return listParts({ document, field: answered }, answer, column)
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

/** A form's fields are the same objects in every packet. */
const byKey = new WeakMap<readonly Field[], ReadonlyMap<string, Field>>()

function fieldsByKey({ fields }: FilledDocument): ReadonlyMap<string, Field> {
  const known = byKey.get(fields) ?? new Map(fields.map((field) => [field.key, field]))
  byKey.set(fields, known)
  return known
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
