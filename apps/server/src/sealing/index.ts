export { createSealPool } from './seal-pool.ts'
export type { SealPool, SealPoolSettings } from './seal-pool.ts'
