import type { Findings } from './findings.ts'
import { createNumbering, type Numbering } from './numbering.ts'
import type { DocxParts } from './open-docx.ts'
import { noteFormField, readInlines } from './read-inlines.ts'
import { createStyles, type Styles } from './styles.ts'
import { plainLine, writeLine } from './write-line.ts'
import { contentsOf, isFrame, writeTable } from './write-table.ts'
import { child, childrenNamed, isElement, type XmlElement } from './xml.ts'

export interface TextLine {
  kind: 'title' | 'heading' | 'item' | 'paragraph'
  text: string
}

interface BodyReader {
  findings: Findings
  styles: Styles
  numbering: Numbering
  lines: TextLine[]
  notes: { kind: 'footnote' | 'endnote'; id: string }[]
}

/** Reads paragraphs, lists and tables in order, then the notes. */
export function readBody(parts: DocxParts, body: XmlElement, findings: Findings): TextLine[] {
  const reader: BodyReader = {
    findings,
    styles: createStyles(parts.read('word/styles.xml')),
    numbering: createNumbering(parts.read('word/numbering.xml')),
    lines: [],
    notes: [],
  }
  readBlocks(body, reader)
  readNotes(parts, reader)

  return reader.lines
}

function readBlocks(container: XmlElement, reader: BodyReader): void {
  for (const block of container.children.filter(isElement)) {
    readBlock(block, reader)
  }
}

function readBlock(block: XmlElement, reader: BodyReader): void {
  switch (block.name) {
    case 'w:p':
      return readParagraph(block, reader)
    case 'w:tbl':
      return readTable(block, reader)
    case 'w:sdt':
      noteFormField(block, reader.findings)
      return readBlocks(child(block, 'w:sdtContent') ?? block, reader)
    case 'w:ins':
    case 'w:moveTo':
      reader.findings.add('insertions')
      return readBlocks(block, reader)
    case 'w:del':
    case 'w:moveFrom':
      return reader.findings.add('deletions')
    case 'w:customXml':
      return readBlocks(block, reader)
    case 'w:altChunk':
      return reader.findings.add('embedded')
    case 'm:oMathPara':
      return reader.findings.add('equations')
    default:
      if (!withoutText.test(block.name)) {
        reader.findings.add('unknown')
      }
  }
}

const withoutText =
  /^w:(?:sectPr|tcPr|sdtPr|sdtEndPr|proofErr|customXmlPr|(?:bookmark|perm|commentRange|moveFromRange|moveToRange)(?:Start|End))$/

function readParagraph(paragraph: XmlElement, reader: BodyReader): void {
  const { findings, numbering } = reader
  const properties = child(paragraph, 'w:pPr')
  const style = reader.styles.ofParagraph(properties)
  const boxes: XmlElement[] = []
  const lines = readInlines(paragraph, {
    findings,
    bold: style.bold,
    hidden: style.hidden,
    addNote: (kind, id) => ` [${reader.notes.push({ kind, id })}]`,
    addTextBox: (content) => boxes.push(content),
  })
  const write = style.role === 'body' ? writeLine : plainLine
  const texts = lines.map((line) => write(line, findings)).filter((text) => text !== '')
  const isDeleted = texts.length === 0 && child(properties, 'w:rPr', 'w:del') !== undefined
  const label = style.numbering && !isDeleted ? numbering.next(style.numbering) : undefined
  texts.forEach((text, index) =>
    reader.lines.push(
      index === 0 ? toLine(text, style.role, label) : { kind: 'paragraph', text: escape(text) },
    ),
  )
  boxes.forEach((box) => readBlocks(box, reader))
}

function toLine(
  text: string,
  role: 'title' | 'heading' | 'body',
  label: string | undefined,
): TextLine {
  if (role !== 'body') {
    return { kind: role, text: label === undefined || label === '-' ? text : `${label} ${text}` }
  }

  return label === undefined
    ? { kind: 'paragraph', text: escape(text) }
    : { kind: 'item', text: `${label} ${text}` }
}

/** A paragraph that begins like a heading of custom forms is none. */
function escape(text: string): string {
  return text.replace(/^# +/, '#')
}

function readTable(table: XmlElement, reader: BodyReader): void {
  if (isFrame(table)) {
    contentsOf(table, 'w:tr')
      .flatMap((row) => contentsOf(row, 'w:tc'))
      .forEach((cell) => readBlocks(cell, reader))
    return
  }

  reader.findings.add('tables')
  const items = writeTable(table, {
    findings: reader.findings,
    readCell: (cell) => readCell(cell, reader),
  })
  reader.lines.push(...items.map((text): TextLine => ({ kind: 'item', text: `- ${text}` })))
}

function readCell(cell: XmlElement, reader: BodyReader): string {
  const lines: TextLine[] = []
  readBlocks(cell, { ...reader, lines })

  return lines
    .map(({ text }) => text.replace(/^- /, ''))
    .join(' ')
    .replaceAll('** **', ' ')
}

function readNotes(parts: DocxParts, reader: BodyReader): void {
  if (reader.notes.length === 0) {
    return
  }
  reader.findings.add('notes')
  reader.lines.push({ kind: 'heading', text: 'Notes' })
  const known = {
    footnote: childrenNamed(parts.read('word/footnotes.xml'), 'w:footnote'),
    endnote: childrenNamed(parts.read('word/endnotes.xml'), 'w:endnote'),
  }
  reader.notes.slice().forEach(({ kind, id }, index) => {
    const note = known[kind].find(({ attributes }) => attributes['w:id'] === id)
    const lines: TextLine[] = []
    if (note) {
      readBlocks(note, { ...reader, lines, notes: [] })
    }
    const text = lines.map((line) => line.text).join(' ')
    reader.lines.push({ kind: 'paragraph', text: `[${index + 1}] ${text}` })
  })
}
