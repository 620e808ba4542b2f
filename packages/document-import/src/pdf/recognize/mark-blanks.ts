import type { Rect } from '@countersign/pdf/coordinates'
import { findLines, getBounds } from '../read-text/find-text-runs.ts'
import { findLinesNear, isOnLine } from '../read-text/find-nearby-text.ts'
import { toBlank } from '../read-text/read-around.ts'
import type { Character } from '../read-text/read-characters.ts'

/** In points: of a blank, and from its line to the words beside it. */
const lengths = { least: 24, left: 240, right: 12 }

/** Puts underscores where a page has rows of dots, or lines to write on among its `rules`. */
export function markBlanks(characters: readonly Character[], rules: readonly Rect[]): Character[] {
  const dots = findLines(characters).flatMap(findDots)
  const all = new Set(dots.flat())
  const letters = characters.filter((letter) => !all.has(letter))
  const blanks = [...dots.map(getBounds), ...findLinesToWriteOn(letters, rules)]

  return [...letters, ...blanks.flatMap((rect) => toUnderscores(rect, letters))]
}

/** Rows of dots, but for those that lead to the number of a page. */
function findDots(line: readonly Character[]): Character[][] {
  const text = line.map(({ char }) => char.charAt(0) || ' ').join('')

  return [...text.matchAll(/([.…] ?){8,}(?! ?[.…]| ?\d+$)/g)].map(({ index, 0: dots }) =>
    line.slice(index, index + dots.length).filter(({ char }) => char !== ' '),
  )
}

function findLinesToWriteOn(characters: readonly Character[], rules: readonly Rect[]): Rect[] {
  const letters = characters.filter(({ char }) => char.trim() !== '')
  const sides = rules.filter(({ width, height }) => width < 2 && height > 6)
  const level = rules
    .filter(({ width, height }) => height < 2 && width >= lengths.least)
    .toSorted((one, other) => other.y - one.y)
  const { width: all } = letters.length > 0 ? getBounds(letters) : { width: 0 }
  const found: Rect[] = []
  for (const rule of level) {
    const isFree = !isBox(rule, sides) && !isUnderline(rule, letters) && !found.some(isSame(rule))
    const isWide = rule.width > 0.6 * all
    if (
      isFree &&
      (isBeside(rule, letters) ||
        (!isWide && hasCaption(rule, letters)) ||
        found.some(isAbove(rule)))
    ) {
      found.push(rule)
    }
  }

  return found
}

function isBox({ x, y, width }: Rect, sides: readonly Rect[]): boolean {
  return sides.some(
    (side) =>
      side.y < y + 2 &&
      side.y + side.height > y - 2 &&
      [x, x + width].some((end) => Math.abs(side.x - end) < 2),
  )
}

/** Words stand on it already. */
function isUnderline({ x, y, width }: Rect, letters: readonly Character[]): boolean {
  const on = letters.filter(
    ({ rect }) =>
      rect.y > y - 6 && rect.y < y + 3 && rect.x > x - 2 && rect.x + rect.width < x + width + 2,
  )

  return on.reduce((sum, { rect }) => sum + rect.width, 0) > 0.2 * width
}

/** Words lead to it or go on behind it. */
function isBeside(rule: Rect, letters: readonly Character[]): boolean {
  const rect = { ...rule, height: 10 }
  const right = rule.x + rule.width

  return letters.some(
    (letter) =>
      isOnLine(letter, rect) &&
      (isWithin(rule.x - letter.rect.x - letter.rect.width, lengths.left) ||
        isWithin(letter.rect.x - right, lengths.right)),
  )
}

function hasCaption(rule: Rect, letters: readonly Character[]): boolean {
  const { text } = findLinesNear(letters, { ...rule, height: 10 }, { side: 'below', aside: 0 })

  return text !== ''
}

function isWithin(gap: number, most: number): boolean {
  return gap > -3 && gap < most
}

/** The next line for the same answer. */
function isAbove({ x, y, width }: Rect): (other: Rect) => boolean {
  return (other) =>
    Math.abs(other.x + other.width - x - width) < 3 && other.x > x - 3 && isWithin(other.y - y, 26)
}

function isSame({ x, y }: Rect): (other: Rect) => boolean {
  return (other) => Math.abs(other.x - x) < 3 && Math.abs(other.y - y) < 3
}

function toUnderscores({ x, y, width }: Rect, letters: readonly Character[]): Character[] {
  const blank = toBlank({ x, y, width, height: 10 }, letters)
  const count = Math.max(4, Math.floor(width / 5))
  const each = width / count

  return Array.from({ length: count }, (_, index) => ({
    ...blank,
    rect: { ...blank.rect, x: x + index * each, width: each },
  }))
}
