import type { Letter, TextObject } from './read-page-text.ts'

/** In points: of a font, and of a stroke. */
const least = { size: 1, stroke: 0.3 }

/** Letters that nobody can read: below a point, or pressed together. Dots and lines are no letters. */
export function findTooSmall(
  objects: readonly TextObject[],
  {
    unit,
    scale,
    groupOf = (handle) => handle,
  }: { unit: number; scale: number; groupOf?: (handle: number) => number },
): Letter[] {
  const groups = new Map<number, Letter[]>()
  for (const { handle, parts } of objects) {
    const group = groupOf(handle)
    groups.set(group, [...(groups.get(group) ?? []), ...parts])
  }

  /** To a point. */
  const pixels = scale / unit
  const isBelowPoint = ({ box, size }: Letter) =>
    size * unit < least.size &&
    Math.max(box.right - box.left, box.bottom - box.top) < least.size * pixels
  const isPressed = ({ box }: Letter) =>
    Math.min(box.right - box.left, box.bottom - box.top) < least.stroke * pixels
  return [...groups.values()]
    .filter((letters) => {
      const words = letters.filter(({ char }) => /[\p{L}\p{N}]/u.test(char))
      return (
        words.length > 0 &&
        (letters.every(isBelowPoint) || (words.length > 2 && letters.every(isPressed)))
      )
    })
    .flat()
}
