/** Why a PDF is not accepted, as the `reason` of the problem `pdf-refused`. */
export type PdfRefusal =
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

/** The request header that carries the password of a PDF, percent-encoded. */
export const pdfPasswordHeader = 'x-pdf-password'
