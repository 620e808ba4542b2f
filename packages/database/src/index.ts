export {
  applicationLinks,
  applicationRequests,
  createRequests,
  emailCopies,
  envelopes,
  eventCheckProgress,
  eventChecks,
  events,
  executedFiles,
  formImports,
  loginAttempts,
  mails,
  mailStops,
  officeInvitations,
  officePeople,
  membershipRecords,
  outboxHolds,
  customFormEditions,
  associationBundles,
  customFormWords,
  customForms,
  customFormUploads,
  packets,
  packetTenants,
  paymentReads,
  payments,
  properties,
  editionChecks,
  publishedEditions,
  receiptCounters,
  receipts,
  refunds,
  roomSessions,
  unsealedFiles,
  savedTemplates,
  searchedText,
  sessions,
  signingAuthorities,
  retiredCodes,
  signingInvites,
  supportNumbers,
  supportTries,
  suppressedAddresses,
  tenants,
  units,
  usedLogoutTokens,
  users,
  signNowGroups,
  webhookEvents,
} from './schema/index.ts'
export { foldedSql } from './folded-sql.ts'
export type { ChainBreakKind, PersonalPart, PersonalParts } from './schema/events.ts'
export type { FileAudience, PacketDocument } from './schema/packets.ts'
export type { PaymentProvider } from './schema/payments.ts'
export { appendEvents } from './append-events.ts'
export type { UnchainedEvent } from './append-events.ts'
export { lockEnvelope } from './lock-envelope.ts'
export { hasNewerMigrations, migrate } from './migrate.ts'
export { openDatabase } from './open-database.ts'
export { prepareStatement } from './prepare-statement.ts'
export type { QueryObserver } from './observe-queries.ts'
export type { Connection, Database, OpenDatabase, Transaction } from './open-database.ts'
export {
  findFilesInEvents,
  findFilesOfPacket,
  findNamedFiles,
  readFirstJobsAt,
  readPhotoNames,
} from './stored-file-names.ts'
