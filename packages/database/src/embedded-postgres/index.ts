export { findRunningPostgres } from './find-running-postgres.ts'
export { startEmbeddedPostgres } from './start-embedded-postgres.ts'
export type {
  EmbeddedPostgres,
  EmbeddedPostgresOptions as StartEmbeddedPostgres,
} from './start-embedded-postgres.ts'
export type { DatabaseOutage } from './keep-running.ts'
