import PDFDocument from 'pdfkit'
import type { ChangedDocument, ChangedText } from './find-changes.ts'

const margin = 54
const fontSize = 10
const fonts = { plain: 'Times-Roman', bold: 'Times-Bold' }
const colors = { added: '#0b3d91', removed: '#a61b1b', plain: '#000000' }

/** A PDF (US Letter) of what changed: added words are blue and underlined, removed words red and struck. */
export function paintChanges(
  documents: readonly ChangedDocument[],
  { earlier, later }: { earlier: string; later: string },
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin, info: { Title: 'What changed' } })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
  })

  pdf.font(fonts.bold).fontSize(16).text('What changed')
  pdf.font(fonts.plain).fontSize(fontSize).text(`From ${earlier} to ${later}.`).moveDown()
  paintRuns(pdf, [
    { text: 'Added words are blue and underlined', change: 'added' },
    { text: ', ' },
    { text: 'removed words are red and struck', change: 'removed' },
    { text: documents.length === 0 ? '. Nothing changed.' : '.' },
  ])
  for (const document of documents) {
    paintDocument(pdf, document)
  }
  pdf.end()
  return done
}

function paintDocument(pdf: PDFKit.PDFDocument, { name, kind, paragraphs }: ChangedDocument): void {
  pdf.moveDown()
  pdf.font(fonts.bold).fontSize(12).fillColor(colors.plain).text(`${name} (${kind})`).moveDown(0.5)
  pdf.font(fonts.plain).fontSize(fontSize)
  paragraphs.forEach((paragraph) => paintRuns(pdf, paragraph))
}

function paintRuns(pdf: PDFKit.PDFDocument, runs: readonly ChangedText[]): void {
  runs.forEach(({ text, change }, at) => {
    pdf.fillColor(colors[change ?? 'plain']).text(toWinAnsi(text), {
      underline: change === 'added',
      strike: change === 'removed',
      continued: at < runs.length - 1,
    })
  })
  pdf.fillColor(colors.plain).moveDown(0.5)
}

/** The standard fonts of PDF have no other characters. */
function toWinAnsi(text: string): string {
  return text.replace(/[^\u0020-\u007e\u00a0-\u00ff‘’“”–—…•€\n]/g, '?')
}
