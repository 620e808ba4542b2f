export { createVerifyPool } from './verify-pool.ts'
export type { VerifyPool } from './verify-pool.ts'
export { readTimeStampRoots } from '../../config/time-stamp-roots.ts'
