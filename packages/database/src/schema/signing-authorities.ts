import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** The certificate authorities that have sealed; the newest one seals. Keys are encrypted at rest. */
export const signingAuthorities = pgTable('signing_authorities', {
  id: id(),
  rootPem: text('root_pem').notNull(),
  /** The engine's serialised authority, its private keys encrypted. */
  sealed: text('sealed').notNull(),
  createdAt: instant('created_at').notNull(),
})
