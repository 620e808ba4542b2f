/** The largest Word file whose text becomes a form. */
export const maxDocxBytes = 20 * 2 ** 20
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
/** The request header that carries the password of a PDF, percent-encoded. */
export const pdfPasswordHeader = 'x-pdf-password'
