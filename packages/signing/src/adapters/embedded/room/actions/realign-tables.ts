import { isTable, type Answer, type Answers } from '@countersign/answers/answer'
import { realignRows } from '@countersign/answers/rows-of'
import type { DocumentField } from '../../envelope/envelope-documents.ts'

/** What residents said about rows of a table follows the rows that the owner moves or removes. */
export function realignTables(
  fields: readonly DocumentField[],
  values: Answers,
  merged: Answers,
): Answers {
  const moved = fields.flatMap(({ answerKey, field, loaded }): [string, Answer][] => {
    const about = fields.find(
      (other) => other.loaded === loaded && other.field.key === field.rowsOf,
    )
    const said = merged[answerKey]
    const before = about && values[about.answerKey]
    const after = about && merged[about.answerKey]
    if (!about || !isTable(said) || !isTable(before) || before === after) {
      return []
    }
    const rows = { field: about.field, before, after: isTable(after) ? after : [] }
    return [[answerKey, realignRows(said, rows)]]
  })

  return { ...merged, ...Object.fromEntries(moved) }
}
