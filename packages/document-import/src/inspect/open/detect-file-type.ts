import { InspectionError } from '../inspection-error.ts'

/** Readers search for the header in the first 1,024 bytes (ISO 32000-1, annex H, note 13). */
const headerWithin = 1024

/** Offset of the PDF header. Other file types are rejected by name. */
export function findPdfHeader(bytes: Uint8Array): number {
  if (bytes.length === 0) {
    throw new InspectionError('empty', 'The file is empty. Choose another copy.')
  }
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, headerWithin))
  const at = start.indexOf('%PDF-')
  if (at < 0) {
    const looks = describeFileType(start.toString('latin1'))
    throw new InspectionError('not-a-pdf', `${looks} Save or print it as a PDF and try again.`)
  }
  return at
}

function describeFileType(start: string): string {
  const [, sentence] = signatures.find(([sign]) => sign.test(start)) ?? []
  return sentence ?? 'This is not a PDF file.'
}

const signatures: [RegExp, string][] = [
  [/^PK[^]*(?:word\/|\[Content_Types\])/, 'This is a Word or Office file, not a PDF.'],
  [/^PK/, 'This is a ZIP archive, not a PDF.'],
  [
    /^\x89PNG|^\xff\xd8\xff|^GIF8|^II\*\0|^MM\0\*|^RIFF....WEBP|^....ftyphei/,
    'This is an image, not a PDF.',
  ],
  [/^\xd0\xcf[^]\xe0/, 'This is an old Word or Office file, not a PDF.'],
  [/^\{\\rtf/, 'This is a Rich Text file, not a PDF.'],
  [/^%!PS/, 'This is a PostScript file, not a PDF.'],
  [/^\s*(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|body|\?xml)/i, 'This is a web page, not a PDF.'],
]
