/**
 * Everything of the contract that a browser needs, without zod: the calls with their types, and the
 * tables and rules that server and web share.
 */
export * from './application-visits.ts'
export * from './applications.ts'
export * from './auth.ts'
export { callUrl } from './call-url.ts'
export type {
  Access,
  Call,
  CallInput,
  CallOutput,
  CallSchemas,
  CallUrlInput,
  NoSchemas,
} from './call.ts'
export * from './email-copies.ts'
export * from './email-copy-links.ts'
export * from './forms.ts'
export * from './health.ts'
export * from './packets.ts'
export * from './payments.ts'
export * from './personal-data.ts'
export * from './properties.ts'
export * from './signing-invites.ts'
export * from './signing-room.ts'
export * from './users.ts'
export * from './verify.ts'
export * from './webhooks.ts'
