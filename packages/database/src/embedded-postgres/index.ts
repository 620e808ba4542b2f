export { findRunningPostgres } from './find-running-postgres.ts'
export { hasEmbeddedDatabase } from './has-embedded-database.ts'
export { startEmbeddedPostgres } from './start-embedded-postgres.ts'
export type {
  EmbeddedPostgres,
  EmbeddedPostgresOptions as StartEmbeddedPostgres,
} from './start-embedded-postgres.ts'
export type { DatabaseOutage } from './keep-running.ts'
