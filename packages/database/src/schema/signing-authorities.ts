import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** All certificate authorities; the newest one seals. Private keys are encrypted. */
export const signingAuthorities = pgTable('signing_authorities', {
  id: id(),
  rootPem: text('root_pem').notNull(),
  /** The engine's serialized authority, its private keys encrypted. */
  sealed: text('sealed').notNull(),
  createdAt: instant('created_at').notNull(),
})
