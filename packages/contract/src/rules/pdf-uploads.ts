/** The request header that carries the password of a PDF, percent-encoded. */
export const pdfPasswordHeader = 'x-pdf-password'
