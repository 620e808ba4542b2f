import type { TextRun } from './find-text-runs.ts'

/**
 * Sorts text runs by reading order: columns of prose one after the other, everything else row by
 * row. Recursive XY cut.
 */
export function sortByReadingOrder(runs: readonly TextRun[]): TextRun[] {
  const columns = cutIntoColumns(runs)
  if (columns) {
    return columns.flatMap(sortByReadingOrder)
  }

  const bands = cutIntoBands(runs)
  return bands.length > 1 ? bands.flatMap(sortByReadingOrder) : sortRow(runs)
}

function sortRow(runs: readonly TextRun[]): TextRun[] {
  return runs.toSorted((one, other) =>
    sameLine(one, other) ? one.rect.x - other.rect.x : getTop(other) - getTop(one),
  )
}

const gutter = 9

/**
 * Splits only where both sides are prose: labels beside lines are short and are read row by row.
 */
function cutIntoColumns(runs: readonly TextRun[]): [TextRun[], TextRun[]] | undefined {
  const sorted = runs.toSorted((one, other) => one.rect.x - other.rect.x)
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

function isProse(runs: readonly TextRun[]): boolean {
  const letters = runs.reduce((sum, { text }) => sum + text.length, 0)

  return runs.length >= 3 && letters / runs.length >= 24
}

/** Splits at the widest gap first, so that related lines stay together. */
function cutIntoBands(runs: readonly TextRun[]): TextRun[][] {
  const sorted = runs.toSorted((one, other) => getTop(other) - getTop(one))
  let bottom = Infinity
  let best = { at: 0, gap: -Infinity }
  for (const [at, run] of sorted.entries()) {
    const gap = bottom - getTop(run)
    if (at > 0 && gap > best.gap) {
      best = { at, gap }
    }
    bottom = Math.min(bottom, run.rect.y)
  }

  return best.gap > 0 ? [sorted.slice(0, best.at), sorted.slice(best.at)] : [[...runs]]
}

export function sameLine(one: TextRun, other: TextRun): boolean {
  return Math.abs(one.rect.y - other.rect.y) < 0.5 * Math.min(one.size, other.size)
}

function getTop({ rect }: TextRun): number {
  return rect.y + rect.height
}
