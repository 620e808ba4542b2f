import type { FontName } from './page-format.ts'

/**
 * Something drawn on a page. Coordinates are in points from the top left; items are in reading order.
 * The PDF and the thumbnail are both made from them.
 */
export type Item = TextItem | RuleItem | BoxItem | WidgetItem

export interface TextItem {
  kind: 'text'
  text: string
  x: number
  /** The baseline. */
  y: number
  width: number
  font: FontName
  size: number
  color: string
  /** Default: an artifact, such as a page header. */
  tag?: Tag | undefined
}

export interface RuleItem {
  kind: 'rule'
  x1: number
  y1: number
  x2: number
  y2: number
  weight: number
  color: string
}

export interface BoxItem {
  kind: 'box'
  x: number
  y: number
  width: number
  height: number
  weight: number
  color: string
}

/** Becomes an AcroForm widget. */
export interface WidgetItem {
  kind: 'widget'
  name: string
  control: 'line' | 'multiline' | 'check'
  /** The accessible name. */
  label: string
  x: number
  y: number
  width: number
  height: number
  tag: Tag
}

/** A node of the structure tree (ISO 32000-1, 14.8.4); items with the same tag are one element. */
export interface Tag {
  type: 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'BlockQuote' | 'Table' | 'TR' | 'TH' | 'TD'
  parent?: Tag
}

export interface Page {
  items: Item[]
}

/** A block that is never split between pages. Items are relative to its top left. */
export interface LayoutBlock {
  /** Space above, ignored at the top of a page. */
  before: number
  height: number
  /** Stays on one page with the next block. */
  keepWithNext: boolean
  /** Preceded by a page break. */
  startsPage?: boolean
  /** Set on the first block of a piece, or of a heading or text that belongs to signatures. */
  starts?: 'piece' | 'signatures'
  items: Item[]
  /** Repeated if a page starts with this block: a table header. */
  head?: LayoutBlock
}

export function shift(item: Item, y: number): Item {
  return item.kind === 'rule'
    ? { ...item, y1: item.y1 + y, y2: item.y2 + y }
    : { ...item, y: item.y + y }
}

export interface Cell {
  labelHeight: number
  controlHeight: number
  /** Labels of a row end at the same `labelBottom`, so that its lines are level. */
  draw(labelBottom: number): Item[]
}

/** The AcroForm name of a key: dots make the hierarchy, and not every reader keeps ":". */
export function fieldName(key: string): string {
  return key.replace(':', '__')
}

/** The lower edge of the lowest item, in points from the top of the page; 0 for an empty page. */
export function findLowestEdge({ items }: Page): number {
  return Math.max(0, ...items.map(getLowerEdge))
}

function getLowerEdge(item: Item): number {
  switch (item.kind) {
    case 'text':
      return item.y
    case 'rule':
      return Math.max(item.y1, item.y2)
    case 'box':
    case 'widget':
      return item.y + item.height
  }
}
