import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Template } from '@countersign/pdf/template'
import { instant } from './columns.ts'

/**
 * The templates that packets were created from. The PDF is in the file store under its SHA-256. Rows
 * are never deleted: an open packet needs its template after every update.
 */
export const savedTemplates = pgTable(
  'kept_templates',
  {
    templateId: text('template_id').notNull(),
    /** SHA-256 of the PDF. */
    sha256: text('sha256').notNull(),
    template: jsonb('made').$type<Omit<Template, 'pdf'>>().notNull(),
    savedAt: instant('kept_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.sha256] }),
    index('kept_templates_by_file').on(table.sha256),
  ],
)
