import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { FontName } from './page-metrics.ts'

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

const bytes = new Map<FontName, Buffer>()
const widths = new Map<string, number>()
let ruler: PDFKit.PDFDocument | undefined

/** Makes the five fonts known to a document under our names. Only those that are used are embedded. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const { name, file } of files) {
    doc.registerFont(name, fontBytes(name, file))
  }
}

/** Width of a text in points. Measured once: forms repeat most of their words. */
export function widthOf(text: string, font: FontName, size: number): number {
  const key = `${font}\n${text}`
  const known = widths.get(key)
  if (known !== undefined) {
    return known * size
  }

  ruler ??= makeRuler()
  const unit = ruler.font(font).fontSize(100).widthOfString(text) / 100
  widths.set(key, unit)
  return unit * size
}

function makeRuler(): PDFKit.PDFDocument {
  const doc = new PDFDocument({ autoFirstPage: false })
  registerFonts(doc)

  return doc
}

function fontBytes(name: FontName, file: string): Buffer {
  const read = bytes.get(name) ?? readFileSync(file)
  bytes.set(name, read)

  return read
}
