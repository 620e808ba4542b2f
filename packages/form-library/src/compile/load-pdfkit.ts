import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)

/**
 * Loaded when a form is laid out first. A server reads compiled forms from its cache or compiles them in
 * a thread, and pdfkit with its fonts takes 20 MB and a tenth of a second.
 */
export function loadPdfkit(): typeof PDFDocument {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- `require` has no types
  return require('pdfkit') as typeof PDFDocument
}
