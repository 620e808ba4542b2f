import { PdfArray, PdfDict, PdfName, PdfStream } from '@libpdf/core'
import type { PDF, PDFPage } from '@libpdf/core'
import { dictIn, listIn, lookUp, nameIn, numberOf } from '../../inspect/content/resolve.ts'

/** What a page of text never needs, but one that is built to tire us out has. */
const mostBytes = 8 * 2 ** 20
const mostDepth = 6

/**
 * Writes the forms that a page paints (ISO 32000-1, 8.10) into its own content, because text is
 * only read from there. Answers whether all of them could be: the page is for reading then, and not
 * to be kept.
 */
export function unfoldForms(pdf: PDF, page: PDFPage): boolean {
  const resources = page.getResources().clone()
  const fonts = dictIn(pdf, resources, 'Font')?.clone() ?? new PdfDict()
  const unfolding: Unfolding = { pdf, fonts, forms: 0, bytes: 0, whole: true }
  const content = unfold(unfolding, { content: contentOf(pdf, page), resources, prefix: '' }, 0)
  if (unfolding.forms === 0) {
    return unfolding.whole
  }

  resources.set('Font', fonts)
  page.dict.set('Resources', resources)
  page.dict.set('Contents', new PdfStream([], Buffer.from(content, 'latin1')))
  return unfolding.whole
}

interface Unfolding {
  pdf: PDF
  /** All fonts of the page and its forms, each under a name of its own. */
  fonts: PdfDict
  forms: number
  bytes: number
  whole: boolean
}

interface Painted {
  content: string
  resources: PdfDict
  /** Before the names of its fonts. */
  prefix: string
}

const painting = /\/([^\s/<>[\](){}%]+)\s+Do(?=[\s\]>/]|$)/g
const fontChoice = /\/([^\s/<>[\](){}%]+)(\s+[-+.\d]+\s+Tf)(?=[\s[(/<]|$)/g

function unfold(unfolding: Unfolding, painted: Painted, depth: number): string {
  const own = rename(unfolding, painted)

  return own.replace(painting, (operators, name: string) => {
    const objects = dictIn(unfolding.pdf, painted.resources, 'XObject')
    const form = objects && lookUp(unfolding.pdf, objects.get(decodeName(name)))
    if (!(form instanceof PdfStream) || nameIn(unfolding.pdf, form, 'Subtype') !== 'Form') {
      return operators
    }
    if (depth >= mostDepth || unfolding.bytes > mostBytes) {
      unfolding.whole = false
      return ''
    }

    unfolding.forms += 1
    return openForm(unfolding, form, painted.resources, depth)
  })
}

/** As a reader paints it: in a state of its own, through its matrix. */
function openForm(unfolding: Unfolding, form: PdfStream, around: PdfDict, depth: number): string {
  const content = Buffer.from(form.getDecodedData()).toString('latin1')
  unfolding.bytes += content.length
  const prefix = `Form${unfolding.forms}-`
  const resources = dictIn(unfolding.pdf, form, 'Resources') ?? around
  const matrix = listIn(unfolding.pdf, form, 'Matrix').map((item) => numberOf(unfolding.pdf, item))
  const turn = matrix.length === 6 ? `${matrix.map((number) => number ?? 0).join(' ')} cm ` : ''

  return `\nq ${turn}${unfold(unfolding, { content, resources, prefix }, depth + 1)}\nQ\n`
}

function rename({ pdf, fonts }: Unfolding, { content, resources, prefix }: Painted): string {
  if (prefix === '') {
    return content
  }

  for (const [name, font] of dictIn(pdf, resources, 'Font') ?? new PdfDict()) {
    fonts.set(PdfName.of(`${prefix}${name.value}`), font)
  }
  return content.replace(fontChoice, (_, name: string, rest: string) => `/${prefix}${name}${rest}`)
}

function contentOf(pdf: PDF, page: PDFPage): string {
  const contents = lookUp(pdf, page.dict.get('Contents'))
  const parts = contents instanceof PdfArray ? contents.toArray() : [contents]

  return parts
    .map((part) => lookUp(pdf, part))
    .filter((part) => part instanceof PdfStream)
    .map((part) => Buffer.from(part.getDecodedData()).toString('latin1'))
    .join('\n')
}

/** ISO 32000-1, 7.3.5. */
function decodeName(name: string): string {
  return name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
}
