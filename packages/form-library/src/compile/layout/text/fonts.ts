import { createRequire } from 'node:module'
import { loadPdfkit } from '../../load-pdfkit.ts'
import type { FontName } from '../page-format.ts'

const require = createRequire(import.meta.url)
const files: readonly { name: FontName; file: string }[] = [
  {
    name: 'serif',
    file: require.resolve('@countersign/fonts/SourceSerif4_400Regular.ttf'),
  },
  {
    name: 'serifBold',
    file: require.resolve('@countersign/fonts/SourceSerif4_600SemiBold.ttf'),
  },
  {
    name: 'serifItalic',
    file: require.resolve('@countersign/fonts/SourceSerif4_400Regular_Italic.ttf'),
  },
  {
    name: 'sans',
    file: require.resolve('@countersign/fonts/SourceSans3_400Regular.ttf'),
  },
  {
    name: 'sansBold',
    file: require.resolve('@countersign/fonts/SourceSans3_600SemiBold.ttf'),
  },
]

const widths = new Map<string, number>()
let opened: OpenFonts | undefined

interface OpenFonts {
  measuringDoc: PDFKit.PDFDocument
  /** As pdfkit has parsed them. */
  fonts: ReadonlyMap<FontName, object>
}

/**
 * Registers the five fonts for a document. Only those that are used are embedded.
 *
 * fontkit keeps the characters with which a glyph was first asked for, none if it was a part of another
 * glyph, as the periods of a colon. Without its glyphs of earlier documents, what can be copied and
 * searched in this one depends on its own text only.
 */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, font] of openFonts().fonts) {
    Reflect.set(font, '_glyphs', {})
    // pdfkit accepts a parsed font, though its types only allow files and bytes.
    Reflect.apply(doc.registerFont, doc, [name, font])
  }
}

/** Width of a text in points. Memoized: forms repeat most of their words. */
export function measureText(text: string, font: FontName, size: number): number {
  const key = `${font}\n${text}`
  const known = widths.get(key)
  if (known !== undefined) {
    return known * size
  }

  const { measuringDoc } = openFonts()
  const unit = measuringDoc.font(font).fontSize(100).widthOfString(text) / 100
  widths.set(key, unit)
  return unit * size
}

/** Parses the fonts once: doing it for every document took three quarters of the compile time. */
function openFonts(): OpenFonts {
  if (!opened) {
    const Document = loadPdfkit()
    const measuringDoc = new Document({ autoFirstPage: false })
    const fonts = files.map(({ name, file }) => [name, readFont(measuringDoc, name, file)] as const)
    opened = { measuringDoc, fonts: new Map(fonts) }
  }

  return opened
}

function readFont(doc: PDFKit.PDFDocument, name: FontName, file: string): object {
  doc.registerFont(name, file).font(name)
  const open: unknown = Reflect.get(doc, '_font')
  const font: unknown =
    typeof open === 'object' && open !== null ? Reflect.get(open, 'font') : undefined
  if (typeof font !== 'object' || font === null) {
    throw new TypeError(`pdfkit has opened no font for ${name}.`)
  }
  return font
}
