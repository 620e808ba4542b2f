import { InspectionError } from '../inspection-error.ts'
import type { Encryption } from '../inspection.ts'
import { createDamagedError } from './damaged-error.ts'
import { copyIn, type Pdfium, withPdfium } from './pdfium.ts'

export interface OpenedFile {
  /** Rewritten: plain objects in one revision, without encryption. */
  bytes: Uint8Array
  encryption: Encryption
}

/**
 * Opens a file as a browser does, repairs it and removes its encryption. Notes without an appearance
 * get the one that PDFium shows. Throws `InspectionError`.
 */
export function openWithPdfium(
  bytes: Uint8Array,
  options: { password: string | undefined; maxPages: number },
): Promise<OpenedFile> {
  return withPdfium((pdfium) => rewrite(pdfium, bytes, options))
}

function rewrite(
  pdfium: Pdfium,
  bytes: Uint8Array,
  { password, maxPages }: { password: string | undefined; maxPages: number },
): OpenedFile {
  const file = copyIn(pdfium, bytes)
  const isOpen = pdfium.FPDF_LoadMemDocument(file, bytes.length, '')
  const document = isOpen || openWithPassword(pdfium, { file, bytes: bytes.length, password })
  try {
    requirePages(pdfium.FPDF_GetPageCount(document), maxPages)
    const isEncrypted = pdfium.EPDF_IsEncrypted(document)
    drawAppearances(pdfium, document)
    pdfium.EPDF_RemoveEncryption(document)

    const kind = isEncrypted ? (isOpen ? 'owner-password' : 'user-password') : 'none'
    return { bytes: save(pdfium, document), encryption: { kind } }
  } finally {
    pdfium.FPDF_CloseDocument(document)
    pdfium.pdfium.wasmExports.free(file)
  }
}

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY. */
const errors = { password: 4, security: 5 }

function openWithPassword(
  pdfium: Pdfium,
  { file, bytes, password }: { file: number; bytes: number; password: string | undefined },
): number {
  const error = pdfium.FPDF_GetLastError()
  if (error === errors.security) {
    throw new InspectionError(
      'encryption-unsupported',
      'This PDF is protected in a way we cannot open. Save it without protection and try again.',
    )
  }
  if (error !== errors.password) {
    throw createDamagedError()
  }
  if (!password) {
    throw new InspectionError('password-needed', 'This PDF needs a password. Enter it here.')
  }

  const document = pdfium.FPDF_LoadMemDocument(file, bytes, password)
  if (!document) {
    throw new InspectionError('password-wrong', 'That password does not open this PDF. Try again.')
  }
  return document
}

function requirePages(pages: number, maxPages: number): void {
  if (pages === 0) {
    throw new InspectionError('no-pages', 'This PDF has no pages. Choose another copy.')
  }
  if (pages > maxPages) {
    throw new InspectionError(
      'too-many-pages',
      `This file has more than ${maxPages} pages. Split it into smaller files.`,
    )
  }
}

/** FPDF_ANNOT_WIDGET. */
const widget = 20

/** Of notes that leave it to the reader. */
function drawAppearances(pdfium: Pdfium, document: number): void {
  for (let page = 0; page < pdfium.FPDF_GetPageCount(document); page += 1) {
    for (let index = 0; index < pdfium.EPDFPage_GetAnnotCountRaw(document, page); index += 1) {
      const note = pdfium.EPDFPage_GetAnnotRaw(document, page, index)
      if (pdfium.FPDFAnnot_GetSubtype(note) !== widget && !pdfium.FPDFAnnot_HasKey(note, 'AP')) {
        pdfium.EPDFAnnot_GenerateAppearance(note)
      }
      pdfium.FPDFPage_CloseAnnot(note)
    }
  }
}

function save(pdfium: Pdfium, document: number): Uint8Array {
  const writer = pdfium.PDFiumExt_OpenFileWriter()
  pdfium.PDFiumExt_SaveAsCopy(document, writer)
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer)
  const at = pdfium.pdfium.wasmExports.malloc(size)
  pdfium.PDFiumExt_GetFileWriterData(writer, at, size)
  const bytes = pdfium.pdfium.HEAPU8.slice(at, at + size)
  pdfium.pdfium.wasmExports.free(at)
  pdfium.PDFiumExt_CloseFileWriter(writer)
  return bytes
}
