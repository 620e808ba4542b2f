import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { FontName } from '../page-format.ts'

const require = createRequire(import.meta.url)
const files: readonly { name: FontName; file: string }[] = [
  {
    name: 'serif',
    file: require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  },
  {
    name: 'serifBold',
    file: require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  },
  {
    name: 'serifItalic',
    file: require.resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
  },
  {
    name: 'sans',
    file: require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  },
  {
    name: 'sansBold',
    file: require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  },
]

const widths = new Map<string, number>()
const measuringDoc = new PDFDocument({ autoFirstPage: false })
const fonts = new Map(files.map(({ name, file }) => [name, readFont(name, file)]))

/** Registers the five fonts. Only those that are used are embedded. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, font] of fonts) {
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

  const unit = measuringDoc.font(font).fontSize(100).widthOfString(text) / 100
  widths.set(key, unit)
  return unit * size
}

/** Parses a font once: doing it for every document took three quarters of the compile time. */
function readFont(name: FontName, file: string): unknown {
  measuringDoc.registerFont(name, file).font(name)
  const open: unknown = Reflect.get(measuringDoc, '_font')

  return typeof open === 'object' && open !== null ? Reflect.get(open, 'font') : undefined
}
