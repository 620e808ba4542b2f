import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Template } from '@countersign/esign'
import { instant } from './columns.ts'

/**
 * What packets were made from. The PDF is in the file store under its SHA-256; nothing is taken out,
 * for a packet under way needs what it was made from after every update.
 */
export const keptTemplates = pgTable(
  'kept_templates',
  {
    templateId: text('template_id').notNull(),
    /** Of the PDF. */
    sha256: text('sha256').notNull(),
    made: jsonb('made').$type<Omit<Template, 'pdf'>>().notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.templateId, table.sha256] })],
)
