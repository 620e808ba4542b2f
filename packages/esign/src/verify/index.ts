export { inspectFile } from './inspect-file.ts'
export type { FileInspection } from './inspect-file.ts'
export { verifySeal } from './verify-seal.ts'
