import type { PdfStream } from '@libpdf/core'
import { InspectionError } from '../inspection-error.ts'

/** The decoded text of a content stream. Throws `InspectionError` if it cannot be decoded. */
export function decodeContent(stream: PdfStream): string {
  return readContent(() => Buffer.from(stream.getDecodedData()).toString('latin1'))
}

/**
 * Runs one reading of page content by the PDF library, which throws plain errors for content that it
 * cannot read. Only for such calls: an exception of our own code is no fault of the file.
 */
export function readContent<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw new InspectionError(
      'damaged',
      'The content of this PDF cannot be read. Save or print it as a new PDF and try again.',
      { cause: error },
    )
  }
}
