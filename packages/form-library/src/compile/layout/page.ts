import type { FontName } from './page-format.ts'

/**
 * What is drawn on a page, in order of reading, in points from the top left. The PDF and the small
 * picture are both made from it.
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
  /** Without one it is an artifact, such as a running head. */
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

/** A place to fill: becomes an AcroForm widget. */
export interface WidgetItem {
  kind: 'widget'
  /** The AcroForm name. */
  name: string
  control: 'line' | 'multiline' | 'check'
  /** Said by a screen reader. */
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

/** Something that is never split between pages; its items are measured from its own top left. */
export interface LayoutBlock {
  /** Space above, dropped at the top of a page. */
  before: number
  height: number
  /** Stays on the page of the layoutBlock that follows. */
  keepWithNext: boolean
  /** Always the first on its page. */
  startsPage?: boolean
  /** The first of a piece of the form, or of the heading and text under which people sign. */
  starts?: 'piece' | 'signing'
  items: Item[]
  /** Drawn again where a new page starts with this layoutBlock: a table's head. */
  head?: LayoutBlock
}

/** The item, moved down by `y`. */
export function shift(item: Item, y: number): Item {
  return item.kind === 'rule'
    ? { ...item, y1: item.y1 + y, y2: item.y2 + y }
    : { ...item, y: item.y + y }
}

/** A field in the grid: its label above, its line or boxes below. */
export interface Cell {
  labelHeight: number
  controlHeight: number
  /** The label ends at `labelBottom`, so that the lines of a row are level. */
  draw(labelBottom: number): Item[]
}

/** The AcroForm name of a key: dots make the hierarchy, and not every reader keeps ":". */
export function fieldName(key: string): string {
  return key.replace(':', '__')
}
