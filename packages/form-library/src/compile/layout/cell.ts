import type { Item } from './sheet.ts'

/** A field in the grid: its label above, its line or boxes below. */
export interface Cell {
  labelHeight: number
  controlHeight: number
  /** The label ends at `labelBottom`, so that the lines of a row are level. */
  draw(labelBottom: number): Item[]
}
