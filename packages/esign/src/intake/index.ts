export { InspectionError } from './inspect/inspection-error.ts'
export { makePdfTemplate } from './own-pdf/template/build-template.ts'
export { preparePdfInWorker } from './own-pdf/prepare/worker/prepare-in-worker.ts'
export type { PdfPlace, PreparedPage, PreparedPdf } from './own-pdf/prepared-pdf.ts'
