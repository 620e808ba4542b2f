import type { PdfRejection } from '@countersign/answers/rejection'

/** A rejected PDF; callers switch on `code`. The message is shown to the person who uploaded it. */
export class InspectionError extends Error {
  readonly code: PdfRejection

  constructor(code: PdfRejection, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'InspectionError'
    this.code = code
  }
}
