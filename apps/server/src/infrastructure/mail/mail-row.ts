import type { mails } from '@countersign/database'

export type MailRow = typeof mails.$inferSelect
