/**
 * Entry point for worker threads: functions whose arguments and results can be posted between
 * threads.
 */
export { prepareExecutedFile, produceExecutedFile } from './evidence/produce-executed-file.ts'
export type {
  ExecutedFileInput,
  ExecutedFileParts,
  ProducedFile,
} from './evidence/produce-executed-file.ts'
export { warmUp } from './evidence/warm-up.ts'
export type { SealPorts } from './sealing/seal-settings.ts'
export { SigningError } from './errors.ts'
export { createPreparedDocuments } from './pdf/render/prepared-documents.ts'
export type { PreparedDocuments } from './pdf/render/prepared-documents.ts'
export type { PrepareSealInput } from './adapters/embedded/engine.ts'
export { renderDocument } from './pdf/render/render-document.ts'
export type { RenderedDocument, RenderInput } from './pdf/render/render-document.ts'
