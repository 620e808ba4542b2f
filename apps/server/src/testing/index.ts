export type { Member } from './sign-in.ts'
export { startTestApp } from './start-test-app.ts'
export type { TestApp } from './start-test-app.ts'
export { pdfBody, postImport, postPdf, uploadPdf } from './upload-pdf.ts'
