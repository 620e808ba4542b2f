export { startEmbeddedPostgres } from './start-embedded-postgres.ts'
export type { EmbeddedPostgres, StartEmbeddedPostgres } from './start-embedded-postgres.ts'
