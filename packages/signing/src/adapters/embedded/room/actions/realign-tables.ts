import { isTable, type Answer, type Answers } from '@countersign/answers/answer'
import { realignRows } from '@countersign/answers/rows-of'
import { valueKey } from '../../../../envelope.ts'
import { findField, type DocumentField } from '../../envelope/envelope-documents.ts'

/** What residents said about rows of a table follows the rows that the owner moves or removes. */
export function realignTables(
  fields: readonly DocumentField[],
  values: Answers,
  merged: Answers,
): Answers {
  const following = fields.filter(({ field }) => field.rowsOf !== undefined)
  const moved = following.flatMap(({ answerKey, field, loaded }): [string, Answer][] => {
    const about = findField(loaded, field.rowsOf ?? '')
    const aboutKey = about && valueKey(loaded.document.documentId, about)
    const said = merged[answerKey]
    const before = aboutKey && values[aboutKey]
    const after = aboutKey && merged[aboutKey]
    if (!about || !isTable(said) || !isTable(before) || before === after) {
      return []
    }
    const rows = { field: about, before, after: isTable(after) ? after : [] }
    return [[answerKey, realignRows(said, rows)]]
  })

  return { ...merged, ...Object.fromEntries(moved) }
}
