export { createVerifyPool } from './verify-pool.ts'
export type { VerifyPool } from './verify-pool.ts'
export { readTimeStampRoots } from './time-stamp-roots.ts'
