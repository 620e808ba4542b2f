import { type PdfDict, PdfStream } from '@libpdf/core'
import { endOfString, splitContent } from '@countersign/pdf/layers/split-content'

const key = 'ActualText'
/** Letters of a name may be written as numbers (ISO 32000-1, 7.3.5). */
const name = new RegExp(
  `/${[...key].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')}(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])`,
)

/**
 * Removes the words that some programs copy and speak instead of those that the page shows (ISO 32000-1,
 * 14.9.4). The content of pages and drawings has been decoded.
 */
export function removeReplacementText(dicts: readonly PdfDict[]): void {
  for (const dict of dicts) {
    dict.delete(key)
    if (dict instanceof PdfStream && !dict.has('Filter')) {
      const content = Buffer.from(dict.data).toString('latin1')
      if (name.test(content)) {
        dict.setData(Buffer.from(withoutReplacements(content), 'latin1'))
      }
    }
  }
}

function withoutReplacements(content: string): string {
  return [...splitContent(content)]
    .map(
      ({ operands, operator }) =>
        (operator === 'BDC' || operator === 'DP' ? withoutEntries(operands) : operands) + operator,
    )
    .join('')
}

function withoutEntries(operands: string): string {
  const found = name.exec(operands)
  if (!found) {
    return operands
  }
  const from = found.index + found[0].length
  const value = from + (/\S/.exec(operands.slice(from))?.index ?? 0)
  const end =
    operands[value] === '('
      ? endOfString(operands, value)
      : operands[value] === '<'
        ? operands.indexOf('>', value) + 1
        : value

  return `${operands.slice(0, found.index)} ${withoutEntries(operands.slice(Math.max(end, value)))}`
}
