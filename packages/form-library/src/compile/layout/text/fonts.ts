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
  fonts: ReadonlyMap<FontName, unknown>
}

/** Registers the five fonts. Only those that are used are embedded. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, font] of openFonts().fonts) {
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

function readFont(doc: PDFKit.PDFDocument, name: FontName, file: string): unknown {
  doc.registerFont(name, file).font(name)
  const open: unknown = Reflect.get(doc, '_font')

  return typeof open === 'object' && open !== null ? Reflect.get(open, 'font') : undefined
}
