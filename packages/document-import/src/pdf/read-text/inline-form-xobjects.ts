import { type PDF, PdfArray, PdfDict, PdfName, type PDFPage, PdfStream } from '@libpdf/core'
import {
  decodeName,
  readDict,
  readArray,
  resolveObject,
  readName,
  toNumber,
} from '@countersign/pdf/resolve'
import { splitContent } from '@countersign/pdf/layers/split-content'
import { decodeContent } from '../../inspect/content/read-content.ts'

/** Limits for decompression and nesting bombs. */
const maxBytes = 8 * 2 ** 20
const maxDepth = 6

/**
 * Replaces form XObjects (ISO 32000-1, 8.10) by their content, because the PDF library extracts
 * text only from page content. Changes the page, so use a copy. Returns false if some could not be
 * inlined.
 */
export function inlineFormXObjects(pdf: PDF, page: PDFPage): boolean {
  const resources = page.getResources().clone()
  const fonts = readDict(pdf, resources, 'Font')?.clone() ?? new PdfDict()
  const state: InlineState = { pdf, fonts, forms: 0, bytes: 0, complete: true }
  const content = inline(state, { content: readContent(pdf, page), resources, prefix: '' }, 0)
  resources.set('Font', fonts)
  page.dict.set('Resources', resources)
  page.dict.set('Contents', new PdfStream([], Buffer.from(content, 'latin1')))
  return state.complete
}

interface InlineState {
  pdf: PDF
  /** Fonts of the page and its forms under unique names. */
  fonts: PdfDict
  forms: number
  bytes: number
  complete: boolean
}

interface FormContent {
  content: string
  resources: PdfDict
  /** Prefix of its font names. */
  prefix: string
}

const paintOperator = /\/([^\s/<>[\](){}%]+)\s+Do(?=[\s\]>/]|$)/g
const fontOperator = /\/([^\s/<>[\](){}%]+)(\s+[-+.\d]+\s+Tf)(?=[\s[(/<]|$)/g

function inline(state: InlineState, container: FormContent, depth: number): string {
  const own = renameFonts(state, container)

  return own.replace(paintOperator, (operators, name: string) => {
    const objects = readDict(state.pdf, container.resources, 'XObject')
    const form = objects && resolveObject(state.pdf, objects.get(decodeName(name)))
    if (!(form instanceof PdfStream) || readName(state.pdf, form, 'Subtype') !== 'Form') {
      return operators
    }
    if (depth >= maxDepth || state.bytes > maxBytes) {
      state.complete = false
      return ''
    }

    state.forms += 1
    return inlineForm(state, form, container.resources, depth)
  })
}

/** With its own graphics state and matrix. */
function inlineForm(state: InlineState, form: PdfStream, around: PdfDict, depth: number): string {
  const content = withoutStraySigns(decodeContent(form))
  state.bytes += content.length
  const prefix = `Form${state.forms}-`
  const resources = readDict(state.pdf, form, 'Resources') ?? around
  const matrix = readArray(state.pdf, form, 'Matrix').map((item) => toNumber(state.pdf, item))
  const transform =
    matrix.length === 6 ? `${matrix.map((number) => number ?? 0).join(' ')} cm ` : ''

  return `\nq ${transform}${inline(state, { content, resources, prefix }, depth + 1)}\nQ\n`
}

function renameFonts(
  { pdf, fonts }: InlineState,
  { content, resources, prefix }: FormContent,
): string {
  if (prefix === '') {
    return content
  }

  for (const [name, font] of readDict(pdf, resources, 'Font') ?? new PdfDict()) {
    fonts.set(PdfName.of(`${prefix}${name.value}`), font)
  }
  return content.replace(
    fontOperator,
    (_, name: string, rest: string) => `/${prefix}${name}${rest}`,
  )
}

function readContent(pdf: PDF, page: PDFPage): string {
  const contents = resolveObject(pdf, page.dict.get('Contents'))
  const parts = contents instanceof PdfArray ? contents.toArray() : [contents]

  return parts
    .map((part) => resolveObject(pdf, part))
    .filter((part) => part instanceof PdfStream)
    .map((part) => withoutStraySigns(decodeContent(part)))
    .join('\n')
}

const stringOrStray = /\((?:\\[^]|[^\\()]|\((?:\\[^]|[^\\()])*\))*\)|[{})]/g

/** Readers skip braces and parentheses that close nothing; the PDF library hangs on them. */
function withoutStraySigns(content: string): string {
  const signs = content.replace(/\\[^]|[^\\(){}]+/g, '')
  if (!/[{}]/.test(signs) && signs.split('(').length === signs.split(')').length) {
    return content
  }
  return [...splitContent(content)]
    .map(({ operands, operator }) => {
      const tidy = operands.replace(stringOrStray, (found) => (found.length > 1 ? found : ' '))
      return `${tidy}${operator}`
    })
    .join('')
}
