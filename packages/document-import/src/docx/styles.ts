import type { NumberReference } from './numbering.ts'
import { child, childrenNamed, childValue, isOn, type XmlElement } from './xml.ts'

interface ParagraphStyle {
  role: 'title' | 'heading' | 'body'
  bold: boolean
  hidden: boolean
  numbering: NumberReference | undefined
}

/** The properties of a paragraph: its own come before those of its style and the styles under it. */
export interface Styles {
  ofParagraph(properties: XmlElement | undefined): ParagraphStyle
}

export function createStyles(part: XmlElement | undefined): Styles {
  const byId = new Map(
    childrenNamed(part, 'w:style').map((style) => [style.attributes['w:styleId'] ?? '', style]),
  )

  return {
    ofParagraph(properties) {
      const chain = readChain(byId, childValue(properties, 'w:pStyle'))
      const sources = [properties, ...chain.map((style) => child(style, 'w:pPr'))]
      const name = chain.map((style) => childValue(style, 'w:name')?.toLowerCase() ?? '')
      const outline = firstDefined(sources, (source) => childValue(source, 'w:outlineLvl'))

      return {
        role: name.includes('title')
          ? 'title'
          : name.some((one) => /^heading [1-9]$/.test(one)) ||
              (outline !== undefined && Number(outline) < 9)
            ? 'heading'
            : 'body',
        bold: chain.some((style) => isOn(child(style, 'w:rPr'), 'w:b')),
        hidden: chain.some((style) => isOn(child(style, 'w:rPr'), 'w:vanish')),
        numbering: readNumbering(sources),
      }
    },
  }
}

/** A style and those that it is based on; a circle ends. */
function readChain(
  byId: ReadonlyMap<string, XmlElement>,
  styleId: string | undefined,
): XmlElement[] {
  const chain: XmlElement[] = []
  let style = byId.get(styleId ?? '')
  while (style && !chain.includes(style)) {
    chain.push(style)
    style = byId.get(childValue(style, 'w:basedOn') ?? '')
  }
  return chain
}

/** The list 0 removes the numbering that a style gives. */
function readNumbering(sources: readonly (XmlElement | undefined)[]): NumberReference | undefined {
  const listId = firstDefined(sources, (source) => childValue(source, 'w:numPr', 'w:numId'))
  const level = firstDefined(sources, (source) => childValue(source, 'w:numPr', 'w:ilvl'))

  return listId === undefined || listId === '0'
    ? undefined
    : { listId, level: Math.min(Math.max(Number(level ?? 0) || 0, 0), 8) }
}

function firstDefined<Value>(
  sources: readonly (XmlElement | undefined)[],
  read: (source: XmlElement | undefined) => Value | undefined,
): Value | undefined {
  return sources.map(read).find((value) => value !== undefined)
}
