import {
  type PDF,
  PdfArray,
  PdfDict,
  type PdfName,
  PdfNumber,
  type PdfObject,
  type PDFPage,
  PdfStream,
  PdfString,
} from '@libpdf/core'
import { getPageView } from '@countersign/pdf/coordinates'
import type { FieldPlace, InspectedField, InspectedFieldType } from '../inspection.ts'
import { readContent } from './read-content.ts'
import {
  readDict,
  readArray,
  resolveObject,
  readName,
  readNumberEntry,
  toNumber,
  readText,
  toText,
} from '@countersign/pdf/resolve'

const maxParents = 32
const maxFields = 20_000

/**
 * Fields by full name, in page order. Found by their widgets, because some files do not list all
 * fields in the form; fields without a widget come last.
 */
export function readFields(pdf: PDF, pages: PDFPage[]): InspectedField[] {
  const fields = new Map<string, InspectedField>()
  for (const page of pages) {
    const view = getPageView(pdf, page)
    for (const widget of listWidgets(pdf, page)) {
      const line = listAncestors(pdf, widget)
      const field = getField(pdf, line, fields)
      const corners = readCorners(pdf, widget)
      if (field && corners) {
        const option = readOnState(pdf, widget, field.type)
        const place: FieldPlace = { page: page.index + 1, rect: view.toViewRect(corners) }
        field.places.push(option === undefined ? place : { ...place, option })
        addOption(field, option)
        addValue(field, readFieldValue(pdf, line))
        addValue(field, readShownState(pdf, widget, field.type))
      }
    }
  }
  listFieldsWithoutWidgets(pdf).forEach((dict) => getField(pdf, listAncestors(pdf, dict), fields))
  return [...fields.values()]
}

function listWidgets(pdf: PDF, page: PDFPage): PdfDict[] {
  return readArray(pdf, page.dict, 'Annots').flatMap((item) => {
    const dict = resolveObject(pdf, item)
    return dict instanceof PdfDict && readName(pdf, dict, 'Subtype') === 'Widget' ? [dict] : []
  })
}

function listFieldsWithoutWidgets(pdf: PDF): PdfDict[] {
  const form = readDict(pdf, pdf.getCatalog(), 'AcroForm')
  const waiting = form ? readArray(pdf, form, 'Fields') : []
  const seen = new Set<PdfDict>()
  const ends: PdfDict[] = []
  for (let next = waiting.pop(); next && seen.size < maxFields; next = waiting.pop()) {
    const dict = resolveObject(pdf, next)
    if (dict instanceof PdfDict && !seen.has(dict)) {
      seen.add(dict)
      const kids = readArray(pdf, dict, 'Kids').filter((kid) => isNamed(pdf, kid))
      kids.forEach((kid) => waiting.push(kid))
      ends.push(...(kids.length === 0 ? [dict] : []))
    }
  }
  return ends.reverse()
}

function isNamed(pdf: PDF, object: PdfObject): boolean {
  const dict = resolveObject(pdf, object)
  return dict instanceof PdfDict && dict.has('T')
}

/** The widget and its ancestors, nearest first. */
function listAncestors(pdf: PDF, dict: PdfDict): PdfDict[] {
  const line = [dict]
  for (let next = readDict(pdf, dict, 'Parent'); next; next = readDict(pdf, next, 'Parent')) {
    if (line.includes(next) || line.length >= maxParents) {
      return line
    }
    line.push(next)
  }
  return line
}

function getField(
  pdf: PDF,
  line: PdfDict[],
  fields: Map<string, InspectedField>,
): InspectedField | undefined {
  const name = line
    .flatMap((dict) => readText(pdf, dict, 'T') ?? [])
    .reverse()
    .join('.')
  const known = fields.get(name)
  if (known || name === '' || fields.size >= maxFields) {
    return known
  }
  const field = readField(pdf, line, name)
  fields.set(name, field)
  return field
}

function readField(pdf: PDF, line: PdfDict[], name: string): InspectedField {
  const from = (key: string) => line.find((dict) => dict.has(key)) ?? new PdfDict()
  const flags = readNumberEntry(pdf, from('Ff'), 'Ff') ?? 0
  const label = readText(pdf, from('TU'), 'TU')
  const maxLength = readNumberEntry(pdf, from('MaxLen'), 'MaxLen')
  const value = readFieldValue(pdf, line)
  const events = readDict(pdf, from('AA'), 'AA')
  return {
    name,
    type: classifyType(readName(pdf, from('FT'), 'FT'), flags),
    ...(label ? { label } : {}),
    required: (flags & 2) !== 0,
    readOnly: (flags & 1) !== 0,
    ...(events?.has('C') ? { calculated: true } : {}),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(hasFlag(flags, 25) && maxLength !== undefined ? { comb: true } : {}),
    ...(hasFlag(flags, 14) && readName(pdf, from('FT'), 'FT') === 'Tx' ? { password: true } : {}),
    options: readName(pdf, from('FT'), 'FT') === 'Ch' ? readEntries(pdf, from('Opt')) : [],
    ...(value === undefined ? {} : { value }),
    places: [],
  }
}

function readFieldValue(pdf: PDF, line: PdfDict[]): string | string[] | undefined {
  const from = (key: string) => line.find((dict) => dict.has(key))?.get(key)

  return readValue(pdf, from('V')) ?? readRichText(pdf, from('RV'))
}

function hasFlag(flags: number, bit: number): boolean {
  return (flags & (1 << (bit - 1))) !== 0
}

/** By field type and flags (ISO 32000-1, tables 226, 228 and 230). */
function classifyType(type: string | undefined, flags: number): InspectedFieldType {
  const has = (bit: number) => hasFlag(flags, bit)
  switch (type ?? '') {
    case 'Tx':
      return has(13) ? 'longtext' : 'text'
    case 'Btn':
      return has(17) ? 'button' : has(16) ? 'radio' : 'checkbox'
    case 'Ch':
      return has(18) ? 'dropdown' : 'listbox'
    case 'Sig':
      return 'signature'
    default:
      return 'unknown'
  }
}

function readValue(pdf: PDF, object: PdfObject | undefined): string | string[] | undefined {
  const value = resolveObject(pdf, object)
  if (value instanceof PdfArray) {
    return value.toArray().flatMap((item) => toText(pdf, item) ?? [])
  }
  if (value instanceof PdfNumber) {
    return String(value.value)
  }
  return value instanceof PdfStream ? readTextStream(value) : toText(pdf, value)
}

/** A long text may be a stream (ISO 32000-1, 12.7.4.3). The value of a signature is a dictionary. */
function readTextStream(stream: PdfStream): string {
  return readContent(() => PdfString.fromBytes(stream.getDecodedData()).asString())
}

/** XHTML, for fields that have nothing else (ISO 32000-1, 12.7.3.4). */
function readRichText(pdf: PDF, object: PdfObject | undefined): string | undefined {
  const value = resolveObject(pdf, object)
  const markup = value instanceof PdfStream ? readTextStream(value) : toText(pdf, value)
  const text = markup
    ?.replace(/<\/p>\s*<p\b[^>]*>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|apos|#\d{1,7});/g, unescapeEntity)
    .trim()
  return text === '' ? undefined : text
}

function unescapeEntity(entity: string, name: string): string {
  const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
  const code = Number(name.slice(1))
  return named[name] ?? (code <= 0x10ffff ? String.fromCodePoint(code) : entity)
}

/** An entry is a text or a pair of value and label. */
function readEntries(pdf: PDF, dict: PdfDict): { value: string; label: string }[] {
  return readArray(pdf, dict, 'Opt').flatMap((item) => {
    const entry = resolveObject(pdf, item)
    const [kept, shown] = entry instanceof PdfArray ? entry.toArray() : [entry, entry]
    const value = toText(pdf, kept)
    return value === undefined ? [] : [{ value, label: toText(pdf, shown) ?? value }]
  })
}

/** The one state of the button that is not "Off". */
function readOnState(pdf: PDF, widget: PdfDict, type: InspectedFieldType): string | undefined {
  const looks = readDict(pdf, widget, 'AP')
  const normal = looks && readDict(pdf, looks, 'N')
  if (!normal || (type !== 'radio' && type !== 'checkbox')) {
    return undefined
  }
  return [...normal.keys()].map((key: PdfName) => key.value).find((state) => state !== 'Off')
}

function addOption(field: InspectedField, option: string | undefined): void {
  if (option !== undefined && !field.options.some(({ value }) => value === option)) {
    field.options.push({ value: option, label: option })
  }
}

/** What a button shows decides, also without a value (ISO 32000-1, 12.7.4.2.3). */
function readShownState(pdf: PDF, widget: PdfDict, type: InspectedFieldType): string | undefined {
  const state = readName(pdf, widget, 'AS')
  const looks = readDict(pdf, widget, 'AP')
  const normal = looks && readDict(pdf, looks, 'N')

  return state !== undefined && (type === 'radio' || type === 'checkbox') && normal?.has(state)
    ? state
    : undefined
}

/** Of several fields with one name, each has a value of its own in files that were joined. */
function addValue(field: InspectedField, value: string | string[] | undefined): void {
  const isBlank = field.value === undefined || field.value === '' || field.value === 'Off'
  if (isBlank && value !== undefined) {
    field.value = value
  }
}

function readCorners(pdf: PDF, widget: PdfDict): [number, number, number, number] | undefined {
  const [x1, y1, x2, y2] = readArray(pdf, widget, 'Rect').map((item) => toNumber(pdf, item))
  return x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined
    ? undefined
    : [x1, y1, x2, y2]
}
