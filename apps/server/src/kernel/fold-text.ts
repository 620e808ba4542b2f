import { sql, type SQL } from 'drizzle-orm'

/** Without case and accents: "jose" finds "José". The same as `foldedSql`. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
}

export function foldedSql(text: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFKD), ${'[\u0300-\u036f]'}, '', 'g'))`
}
