export {
  envelopes,
  events,
  executedFiles,
  keptTemplates,
  loginAttempts,
  mails,
  ownFormEditions,
  ownForms,
  ownFormUploads,
  packets,
  packetTenants,
  properties,
  receipts,
  roomSessions,
  searchedText,
  sessions,
  signingAuthorities,
  signingInvites,
  tenants,
  units,
  users,
} from './schema/index.ts'
export type { FileAudience, PacketDocument } from './schema/packets.ts'
export { migrate } from './migrate.ts'
export { openDatabase } from './open-database.ts'
export type { Connection, Database, OpenDatabase, Transaction } from './open-database.ts'
