import { XMLParser } from 'fast-xml-parser'
import { DocxError } from './docx-error.ts'

export interface XmlElement {
  /** With its prefix: `w:p`. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlNode[]
}

export type XmlNode = XmlElement | string

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  attributesGroupName: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  processEntities: true,
  // Also numeric ones, which other programs than Word write.
  htmlEntities: true,
  maxNestedTags: 1000,
})

/** Parses a part of a DOCX. Entities that a file declares itself are refused, not expanded. */
export function parseXml(text: string): XmlElement {
  if (/<!DOCTYPE/i.test(text)) {
    throw damaged()
  }

  const [root] = parseNodes(text).filter((node) => typeof node !== 'string')
  if (!root) {
    throw damaged()
  }
  return root
}

export function damaged(): DocxError {
  return new DocxError(
    'damaged',
    'This Word file is damaged. Open it in Word, save it again, and choose the new copy.',
  )
}

export function isElement(node: XmlNode): node is XmlElement {
  return typeof node !== 'string'
}

export function child(
  element: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (found, name) => found?.children.filter(isElement).find((inner) => inner.name === name),
    element,
  )
}

export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return (element?.children ?? []).filter(isElement).filter((inner) => inner.name === name)
}

export function childValue(
  element: XmlElement | undefined,
  ...path: readonly string[]
): string | undefined {
  return child(element, ...path)?.attributes['w:val']
}

/** A property that is there without a value, or with one that is not false. */
export function isOn(properties: XmlElement | undefined, name: string): boolean {
  const property = child(properties, name)
  return property !== undefined && !['0', 'false', 'off', 'none'].includes(valueOf(property))
}

function valueOf({ attributes }: XmlElement): string {
  return attributes['w:val'] ?? ''
}

/** Depth first. */
export function* descendants(element: XmlElement): Generator<XmlElement> {
  for (const inner of element.children.filter(isElement)) {
    yield inner
    yield* descendants(inner)
  }
}

export function textOf(element: XmlElement): string {
  return element.children
    .map((inner) => (typeof inner === 'string' ? inner : textOf(inner)))
    .join('')
}

function parseNodes(text: string): XmlNode[] {
  try {
    const parsed: unknown = parser.parse(text, true)
    return toNodes(parsed)
  } catch (error) {
    throw error instanceof RangeError ? error : damaged()
  }
}

const attributesKey = ':@'

/** The parser's own shape: `{ 'w:p': children, ':@': attributes }`, or `{ '#text': text }`. */
function toNodes(parsed: unknown): XmlNode[] {
  return Array.isArray(parsed) ? parsed.map(toNode) : []
}

function toNode(parsed: unknown): XmlNode {
  const entries = Object.entries(parsed ?? {})
  const [name = '', content] = entries.find(([key]) => key !== attributesKey) ?? []
  if (name === '#text') {
    return String(content)
  }

  const [, attributes = {}] = entries.find(([key]) => key === attributesKey) ?? []
  return {
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [key, String(value)]),
    ),
    children: toNodes(content),
  }
}
