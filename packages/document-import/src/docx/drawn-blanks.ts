import {
  child,
  childrenNamed,
  childValue,
  isElement,
  isOn,
  textOf,
  type XmlElement,
} from './xml.ts'

/** How a blank that Word draws as a line stands in the text. */
export const drawnBlank = '____'

/** Underlined tabs and spaces are a line to write on; underlined words are not. */
export function isLineToWriteOn(run: XmlElement): boolean {
  const parts = run.children.filter(isElement).filter(({ name }) => name !== 'w:rPr')
  const isSpace = parts.every((part) => {
    return part.name === 'w:tab' || (part.name === 'w:t' && textOf(part).trim() === '')
  })
  const isLong = parts.some(({ name }) => name === 'w:tab') || textOf(run).length > 2

  return isOn(child(run, 'w:rPr'), 'w:u') && isSpace && isLong
}

const lines = new Set(['underscore', 'heavy', 'dot', 'middleDot', 'hyphen'])

/** Whether each tab stop of a paragraph draws a line. In a table of contents it leads to a number. */
export function listLeaders(paragraph: XmlElement): boolean[] {
  const properties = child(paragraph, 'w:pPr')
  const isContents =
    /^toc/i.test(childValue(properties, 'w:pStyle') ?? '') || /\d\s*$/.test(textOf(paragraph))

  return childrenNamed(child(properties, 'w:tabs'), 'w:tab')
    .filter(({ attributes }) => attributes['w:val'] !== 'clear')
    .toSorted((one, other) => position(one) - position(other))
    .map(({ attributes }) => !isContents && lines.has(attributes['w:leader'] ?? ''))
}

function position({ attributes }: XmlElement): number {
  return Number(attributes['w:pos'] ?? 0)
}
