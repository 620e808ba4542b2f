import type { DocxRejection } from '@countersign/answers/rejection'

/** A rejected DOCX; callers switch on `code`. The message is shown to the person who uploaded it. */
export class DocxError extends Error {
  readonly code: DocxRejection

  constructor(code: DocxRejection, message: string) {
    super(message)
    this.name = 'DocxError'
    this.code = code
  }
}
