import { fieldName, type Item, type Tag } from './page.ts'
import { colors } from './page-format.ts'

/** In points. */
export const squareSize = 9

export function drawSquare(
  key: string,
  label: string,
  at: { x: number; y: number; tag: Tag },
): Item[] {
  const edge = { x: at.x, y: at.y, width: squareSize, height: squareSize }

  return [
    { kind: 'box', ...edge, weight: 0.7, color: colors.soft },
    { kind: 'widget', name: fieldName(key), control: 'check', label, ...edge, tag: at.tag },
  ]
}
