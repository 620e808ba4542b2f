/**
 * Entry point for worker threads: functions whose arguments and results can be posted between
 * threads.
 */
export { produceExecutedFile } from './evidence/produce-executed-file.ts'
export type { ExecutedFileInput, ProducedFile } from './evidence/produce-executed-file.ts'
export { warmUp } from './evidence/warm-up.ts'
export type { SealPorts } from './sealing/seal-settings.ts'
export { SigningError } from './errors.ts'
export { drawDocument } from './draw-document.ts'
export { renderDocument } from './pdf/render/render-document.ts'
export type { RenderedDocument, RenderInput } from './pdf/render/render-document.ts'
