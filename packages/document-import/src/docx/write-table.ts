import type { Findings } from './findings.ts'
import { child, childrenNamed, isElement, type XmlElement } from './xml.ts'

export interface TableWriter {
  findings: Findings
  readCell(cell: XmlElement): string
}

/**
 * A list item for each row: `Rent: $900; Due: the first` where the first row is a header, else the
 * cells with `|` between them. Deleted rows are left out.
 */
export function writeTable(table: XmlElement, { findings, readCell }: TableWriter): string[] {
  const rows = rowsOf(table, findings).map((row) => ({
    isHeader: child(row, 'w:trPr', 'w:tblHeader') !== undefined,
    cells: contentsOf(row, 'w:tc').map(readCell),
  }))
  const [first, ...rest] = rows
  const names = (first?.cells ?? []).map((cell) => cell.replaceAll('**', ''))
  const hasHeader =
    first !== undefined &&
    rest.length > 0 &&
    names.length > 1 &&
    names.every((name) => name !== '' && name.length <= 40) &&
    (first.isHeader || first.cells.every((cell) => /^\*\*.*\*\*$/.test(cell)))
  if (hasHeader) {
    return rest.map(({ cells }) => labelCells(cells, names)).filter((item) => item !== '')
  }

  return rows
    .map(({ cells }) => cells.filter((cell) => cell !== '').join(' | '))
    .filter((item) => item !== '')
}

/** A table of one column is a frame around its text. */
export function isFrame(table: XmlElement): boolean {
  return contentsOf(table, 'w:tr').every((row) => contentsOf(row, 'w:tc').length <= 1)
}

export function contentsOf(element: XmlElement, name: 'w:tr' | 'w:tc'): XmlElement[] {
  return element.children.filter(isElement).flatMap((inner) => {
    if (inner.name === name) {
      return [inner]
    }
    const content = child(inner, 'w:sdtContent') ?? (wrappers.has(inner.name) ? inner : undefined)
    return content ? contentsOf(content, name) : []
  })
}

const wrappers = new Set(['w:ins', 'w:moveTo', 'w:customXml'])

function labelCells(cells: readonly string[], names: readonly string[]): string {
  return cells
    .map((cell, column) => ({ cell, name: names[column] }))
    .filter(({ cell }) => cell !== '')
    .map(({ cell, name }) => (name === undefined ? cell : `${name}: ${cell}`))
    .join('; ')
}

function rowsOf(table: XmlElement, findings: Findings): XmlElement[] {
  return contentsOf(table, 'w:tr').filter((row) => {
    const properties = child(row, 'w:trPr')
    if (childrenNamed(properties, 'w:ins').length > 0) {
      findings.add('insertions')
    }
    const deleted = childrenNamed(properties, 'w:del').length > 0
    if (deleted) {
      findings.add('deletions')
    }
    return !deleted
  })
}
