import type { TextRun } from './find-text-runs.ts'

/**
 * Sorts text runs by reading order: columns of prose one after the other, everything else row by
 * row. Recursive XY cut.
 */
export function sortByReadingOrder(stretches: readonly TextRun[]): TextRun[] {
  const columns = cutIntoColumns(stretches)
  if (columns) {
    return columns.flatMap(sortByReadingOrder)
  }

  const bands = cutIntoBands(stretches)
  return bands.length > 1 ? bands.flatMap(sortByReadingOrder) : sortRow(stretches)
}

function sortRow(stretches: readonly TextRun[]): TextRun[] {
  return stretches.toSorted((one, other) =>
    sameLine(one, other) ? one.rect.x - other.rect.x : getTop(other) - getTop(one),
  )
}

const gutter = 9

/**
 * Splits only where both sides are prose: labels beside lines are short and are read row by row.
 */
function cutIntoColumns(stretches: readonly TextRun[]): [TextRun[], TextRun[]] | undefined {
  const sorted = stretches.toSorted((one, other) => one.rect.x - other.rect.x)
  let right = -Infinity
  for (const [index, { rect }] of sorted.entries()) {
    const sides: [TextRun[], TextRun[]] = [sorted.slice(0, index), sorted.slice(index)]
    if (rect.x - right >= gutter && sides.every(isProse)) {
      return sides
    }
    right = Math.max(right, rect.x + rect.width)
  }

  return undefined
}

function isProse(stretches: readonly TextRun[]): boolean {
  const letters = stretches.reduce((sum, { text }) => sum + text.length, 0)

  return stretches.length >= 3 && letters / stretches.length >= 24
}

/** Splits at the widest gap first, so that related lines stay together. */
function cutIntoBands(stretches: readonly TextRun[]): TextRun[][] {
  const sorted = stretches.toSorted((one, other) => getTop(other) - getTop(one))
  let bottom = Infinity
  let best = { at: 0, gap: -Infinity }
  for (const [at, stretch] of sorted.entries()) {
    const gap = bottom - getTop(stretch)
    if (at > 0 && gap > best.gap) {
      best = { at, gap }
    }
    bottom = Math.min(bottom, stretch.rect.y)
  }

  return best.gap > 0 ? [sorted.slice(0, best.at), sorted.slice(best.at)] : [[...stretches]]
}

export function sameLine(one: TextRun, other: TextRun): boolean {
  return Math.abs(one.rect.y - other.rect.y) < 0.5 * Math.min(one.size, other.size)
}

function getTop({ rect }: TextRun): number {
  return rect.y + rect.height
}
