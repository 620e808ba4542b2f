import { sql, type SQL } from 'drizzle-orm'
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/** A member's own form; the library's forms are content and have no row. */
export const ownForms = pgTable(
  'own_forms',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    /** The edition in force. */
    edition: integer('edition').notNull(),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [index('own_forms_by_owner').on(table.ownerId, table.createdAt)],
)

/** What an own form said in each edition; packets already made keep theirs. */
export const ownFormEditions = pgTable(
  'own_form_editions',
  {
    formId: uuid('form_id')
      .notNull()
      .references(() => ownForms.id),
    edition: integer('edition').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category').notNull(),
    text: text('text').notNull(),
    revisedAt: instant('revised_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.formId, table.edition] }),
    index('own_form_editions_search').using('gin', sql`${searchedText(table)} gin_trgm_ops`),
  ],
)

type Searched = Record<'title' | 'description' | 'category', AnyPgColumn>

/** What a search looks through; a query must say it in these words to be answered by the index. */
export function searchedText({ title, description, category }: Searched): SQL {
  return sql`(${title} || ' ' || ${description} || ' ' || ${category})`
}
