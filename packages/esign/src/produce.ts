/**
 * The engine's second door, for a worker thread: one pure call whose argument and result can be
 * posted between threads.
 */
export { produceExecutedFile } from './evidence/produce-executed-file.ts'
export type { ExecutedFileInput, ProducedFile } from './evidence/produce-executed-file.ts'
