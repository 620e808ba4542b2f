import { foldedAway, lookalikes } from '@countersign/answers/fold-text'
import { sql, type SQL } from 'drizzle-orm'

const letters = Object.entries(lookalikes)
const oneForOne = letters.filter(([, plain]) => plain.length === 1)
const twoForOne = letters.filter(([, plain]) => plain.length > 1)

/** As `foldText` in @countersign/answers, of a text on one line. */
export function foldedSql(text: SQL): SQL {
  const apostrophes = `[${foldedAway.apostrophes}]`
  const plain = sql`regexp_replace(lower(normalize(regexp_replace(${text}, ${apostrophes}, '', 'g'), NFKD)), ${`[${foldedAway.marks}]`}, '', 'g')`
  const letterwise = sql`translate(${plain}, ${oneForOne.map(([letter]) => letter).join('')}, ${oneForOne.map(([, letter]) => letter).join('')})`

  return twoForOne.reduce(
    (folded, [letter, pair]) => sql`replace(${folded}, ${letter}, ${pair})`,
    letterwise,
  )
}
