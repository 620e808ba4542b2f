/** Why a PDF is rejected; callers switch on `code`. */
export type InspectionErrorCode =
  | 'empty'
  | 'not-a-pdf'
  | 'too-large'
  | 'too-many-pages'
  | 'too-complex'
  | 'too-slow'
  | 'password-needed'
  | 'password-wrong'
  | 'encryption-unsupported'
  | 'damaged'
  | 'no-pages'
  | 'page-size'
  | 'already-signed'
  | 'adobe-only-form'
  | 'active-content'

/** A rejected PDF. The message is shown to the person who uploaded it. */
export class InspectionError extends Error {
  readonly code: InspectionErrorCode

  constructor(code: InspectionErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'InspectionError'
    this.code = code
  }
}
