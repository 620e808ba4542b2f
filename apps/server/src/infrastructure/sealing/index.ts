export { sealPorts } from './seal-ports.ts'
export { createSealPool } from './seal-pool.ts'
export type { SealPool } from './seal-pool.ts'
