import { drawnBlank, isLineToWriteOn, listLeaders } from './drawn-blanks.ts'
import type { Findings } from './findings.ts'
import { child, childValue, descendants, isElement, isOn, textOf, type XmlElement } from './xml.ts'

/** Words of a paragraph in one format. */
export interface Inline {
  text: string
  bold: boolean
}

export interface InlineReader {
  findings: Findings
  /** Bold and hidden by the style of the paragraph. */
  bold: boolean
  hidden: boolean
  /** What text to print for a reference to a note. */
  addNote(kind: 'footnote' | 'endnote', id: string): string
  /** A text box, whose paragraphs are read after this one. */
  addTextBox(content: XmlElement): void
}

/**
 * The lines of a paragraph, by its line breaks. Deleted, struck-out, hidden and unknown parts are left
 * out and counted.
 */
export function readInlines(paragraph: XmlElement, reader: InlineReader): Inline[][] {
  const lines: Inline[][] = [[]]
  const write = (text: string, bold: boolean) => lines.at(-1)?.push({ text, bold })
  const leaders = listLeaders(paragraph)
  let tabs = 0
  const writeTab = (bold: boolean) => {
    const isBlank = leaders[tabs] ?? false
    tabs += 1
    return isBlank ? writeBlank(bold) : write(' ', bold)
  }
  /** Several in a row are one longer line. */
  const writeBlank = (bold: boolean) => {
    const before = lines.at(-1)?.at(-1)?.text ?? ' '
    if (!before.endsWith(drawnBlank)) {
      write(/[\s$(]$/.test(before) ? drawnBlank : ` ${drawnBlank}`, bold)
    }
  }
  const breakLine = () => {
    tabs = 0
    lines.push([])
  }

  const readContent = (element: XmlElement): void => {
    for (const inner of element.children.filter(isElement)) {
      readPart(inner)
    }
  }
  const readPart = (part: XmlElement): void => {
    switch (part.name) {
      case 'w:r':
        return readRun(part, { ...reader, write, writeTab, writeBlank, breakLine })
      case 'w:ins':
      case 'w:moveTo':
        reader.findings.add('insertions', wordsIn(part, 'w:t'))
        return readContent(part)
      case 'w:del':
      case 'w:moveFrom':
        return reader.findings.add('deletions', wordsIn(part, 'w:delText'))
      case 'w:hyperlink':
        reader.findings.add('links')
        return readContent(part)
      case 'w:sdt':
        noteFormField(part, reader.findings)
        return readContent(child(part, 'w:sdtContent') ?? part)
      case 'w:fldSimple':
      case 'w:smartTag':
      case 'w:customXml':
      case 'w:dir':
      case 'w:bdo':
        return readContent(part)
      case 'm:oMath':
      case 'm:oMathPara':
        return reader.findings.add('equations')
      case 'w:pPr':
        return noteFormatChange(part, reader.findings)
      default:
        if (!withoutText.has(part.name)) {
          reader.findings.add('unknown')
        }
    }
  }
  readContent(paragraph)

  return lines
}

function wordsIn(part: XmlElement, name: string): string {
  return [...descendants(part)]
    .filter((element) => element.name === name)
    .map(textOf)
    .join('')
}

interface RunReader extends InlineReader {
  write(text: string, bold: boolean): void
  writeTab(bold: boolean): void
  /** A line that is drawn without any letter. */
  writeBlank(bold: boolean): void
  breakLine(): void
}

function readRun(run: XmlElement, reader: RunReader): void {
  const { findings } = reader
  const properties = child(run, 'w:rPr')
  noteFormatChange(properties, findings)
  const hasText = run.children.filter(isElement).some(({ name }) => name === 'w:t')
  if (isOn(properties, 'w:vanish') || (reader.hidden && !child(properties, 'w:vanish'))) {
    if (hasText) {
      findings.add('hidden')
    }
    return
  }
  if (hasText && (isOn(properties, 'w:strike') || isOn(properties, 'w:dstrike'))) {
    findings.add('struck', wordsIn(run, 'w:t'))
    return
  }
  const bold = child(properties, 'w:b') ? isOn(properties, 'w:b') : reader.bold

  if (isLineToWriteOn(run)) {
    return reader.writeBlank(bold)
  }
  for (const part of run.children.filter(isElement)) {
    readRunPart(part, bold, reader)
  }
}

function readRunPart(part: XmlElement, bold: boolean, reader: RunReader): void {
  const { findings, write } = reader
  switch (part.name) {
    case 'w:t':
      return write(textOf(part), bold)
    case 'w:tab':
    case 'w:ptab':
      return reader.writeTab(bold)
    case 'w:br':
    case 'w:cr':
      return reader.breakLine()
    case 'w:noBreakHyphen':
      return write('-', bold)
    case 'w:sym':
      return findings.add('unprintable')
    case 'w:footnoteReference':
    case 'w:endnoteReference': {
      const kind = part.name === 'w:footnoteReference' ? 'footnote' : 'endnote'
      return write(reader.addNote(kind, part.attributes['w:id'] ?? ''), bold)
    }
    case 'w:fldChar':
      if (child(part, 'w:ffData')) {
        findings.add('formFields')
      }
      return
    case 'w:delText':
    case 'w:delInstrText':
      return findings.add('deletions')
    case 'mc:AlternateContent':
      return readAlternative(part, bold, reader)
    case 'w:drawing':
    case 'w:pict':
      return readDrawing(part, reader)
    case 'w:object':
      return findings.add('embedded')
    case 'w:ruby':
      return write(textOf(child(part, 'w:rubyBase') ?? part), bold)
    default:
      if (!withoutText.has(part.name)) {
        findings.add('unknown')
      }
  }
}

/** The same content twice, for new and for old readers. */
function readAlternative(part: XmlElement, bold: boolean, reader: RunReader): void {
  const chosen = child(part, 'mc:Choice') ?? child(part, 'mc:Fallback')
  for (const inner of chosen?.children.filter(isElement) ?? []) {
    readRunPart(inner, bold, reader)
  }
}

function readDrawing(drawing: XmlElement, reader: RunReader): void {
  const boxes = [...descendants(drawing)].filter(({ name }) => name === 'w:txbxContent')
  boxes.forEach((box) => reader.addTextBox(box))
  if (boxes.length > 0) {
    reader.findings.add('textBoxes')
  } else if (![...descendants(drawing)].some(({ attributes }) => attributes['o:hr'])) {
    reader.findings.add('pictures')
  }
}

/** A content control in which somebody is to choose or write. */
export function noteFormField(control: XmlElement, findings: Findings): void {
  const properties = child(control, 'w:sdtPr')
  const isField = properties?.children.filter(isElement).some(({ name }) => fieldControls.has(name))
  if (isField) {
    findings.add('formFields')
  }
}

const fieldControls = new Set([
  'w:text',
  'w:date',
  'w:dropDownList',
  'w:comboBox',
  'w14:checkbox',
  'w:showingPlcHdr',
])

/** Also notes a paragraph mark that was deleted or inserted. */
function noteFormatChange(properties: XmlElement | undefined, findings: Findings): void {
  if (child(properties, 'w:rPrChange') ?? child(properties, 'w:pPrChange')) {
    findings.add('formatChanges')
  }
  if (child(properties, 'w:rPr', 'w:del')) {
    findings.add('deletions')
  }
  if (child(properties, 'w:rPr', 'w:ins')) {
    findings.add('insertions')
  }
  if (childValue(properties, 'w:framePr') !== undefined) {
    findings.add('textBoxes')
  }
}

/** Known elements that carry no text of the document. */
const withoutText = new Set([
  'w:rPr',
  'w:pPr',
  'w:proofErr',
  'w:bookmarkStart',
  'w:bookmarkEnd',
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'w:commentReference',
  'w:annotationRef',
  'w:footnoteRef',
  'w:endnoteRef',
  'w:separator',
  'w:continuationSeparator',
  'w:lastRenderedPageBreak',
  'w:permStart',
  'w:permEnd',
  'w:moveFromRangeStart',
  'w:moveFromRangeEnd',
  'w:moveToRangeStart',
  'w:moveToRangeEnd',
  'w:instrText',
  'w:softHyphen',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:sdtContent',
  'w:customXmlPr',
  'w:smartTagPr',
  'w:pgNum',
])
