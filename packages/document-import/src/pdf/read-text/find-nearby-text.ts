import type { Rect } from '@countersign/pdf/coordinates'
import { findLines, getBounds, median } from './find-text-runs.ts'
import type { Character } from './read-characters.ts'

/** Maximum distances in points. */
const distances = { aside: 60, farAside: 220, above: 16, box: 24 }
const maxWords = 6

/**
 * Text that describes a place: before it in the same line, below or above it as a caption; after it
 * for a checkbox. Empty if there is none.
 */
export function findNearbyText(characters: readonly Character[], rect: Rect, box: boolean): string {
  const letters = characters.filter(({ char }) => char.trim() !== '')
  const left = () => findTextBefore(letters, rect, distances.aside)

  return box
    ? findTextAfter(letters, rect) || left()
    : left() || findCaption(letters, rect) || findTextBefore(letters, rect, distances.farAside)
}

/** The last words before the place, up to the previous blank. */
function findTextBefore(letters: readonly Character[], rect: Rect, most: number): string {
  const line = letters
    .filter((letter) => isOnLine(letter, rect) && getRight(letter.rect) <= rect.x + 3)
    .toSorted((one, other) => other.rect.x - one.rect.x)
  const taken = takeUntilGap(line, { from: rect.x, most, side: 'left' })
  const words = toText(taken.toReversed()).split(' ')

  return words.slice(-maxWords).join(' ')
}

function findTextAfter(letters: readonly Character[], rect: Rect): string {
  const line = letters
    .filter((letter) => isOnLine(letter, rect) && letter.rect.x >= getRight(rect) - 3)
    .toSorted((one, other) => one.rect.x - other.rect.x)
  const taken = takeUntilGap(line, { from: getRight(rect), most: distances.box, side: 'right' })

  return toText(taken)
    .split(' ')
    .slice(0, maxWords + 2)
    .join(' ')
}

/** Stops at a gap or a blank. */
function takeUntilGap(
  line: readonly Character[],
  { from, most, side }: { from: number; most: number; side: 'left' | 'right' },
): Character[] {
  const taken: Character[] = []
  let last = from
  for (const letter of line) {
    const gap = side === 'left' ? last - getRight(letter.rect) : letter.rect.x - last
    if (letter.char === '_' || gap > (taken.length === 0 ? most : 1.8 * letter.size)) {
      break
    }
    taken.push(letter)
    last = side === 'left' ? letter.rect.x : getRight(letter.rect)
  }

  return taken
}

/** Under a row of underscores, or on the nearer side of a field, unless a colon leads to it from above. */
function findCaption(letters: readonly Character[], rect: Rect): string {
  const isField = !letters.some(
    (letter) => letter.char === '_' && letter.rect.width < letter.size && isOnLine(letter, rect),
  )
  const above = findLinesNear(letters, rect, { side: 'above', aside: isField ? 8 : 30 })
  const below = findLinesNear(letters, rect, { side: 'below', aside: isField ? 8 : 30 })
  const leads =
    /:$/.test(above.text) || (isField && above.gap < below.gap) || isLabeledAbove(letters, rect)
  const { text } = leads || below.text === '' || /:$/.test(below.text) ? above : below

  return toLabel(text).split(' ').slice(0, maxWords).join(' ')
}

/** Lines in one size that lie within the width of the place and go on nowhere else. */
export function findLinesNear(
  letters: readonly Character[],
  rect: Rect,
  { side, aside }: { side: 'above' | 'below'; aside: number },
): { text: string; gap: number; letters: Character[] } {
  const getGap = ({ y, height }: Rect) =>
    side === 'above' ? y - rect.y - rect.height : rect.y - y - height
  const near = letters.filter((letter) => {
    const gap = getGap(letter.rect)
    return gap > -Math.min(rect.height / 2, 6) && gap < distances.above
  })
  const isWithin = (letter: Character) =>
    letter.char !== '_' &&
    letter.rect.x >= rect.x - 3 &&
    getRight(letter.rect) <= getRight(rect) + aside
  const outside = near.filter((letter) => !isWithin(letter))
  const all = findLines(near.filter(isWithin)).filter(
    (line) => !outside.some((letter) => line.some((own) => isNextTo(own, letter))),
  )
  const nearest = side === 'above' ? all.at(-1) : all[0]
  const lines = all.filter((line) => Math.abs(getSize(line) - getSize(nearest ?? line)) < 0.5)

  return {
    text: lines.map((line) => line.map(({ char }) => char).join('')).join(' '),
    gap: Math.min(...lines.flat().map((letter) => getGap(letter.rect))),
    letters: lines.flat(),
  }
}

/**
 * In a column of blanks, the words between two of them belong to the lower one if the column begins
 * with words in their size.
 */
export function isLabeledAbove(letters: readonly Character[], rect: Rect): boolean {
  const above = findLinesNear(letters, rect, { side: 'above', aside: 8 }).letters
  const below = findLinesNear(letters, rect, { side: 'below', aside: 8 }).letters
  if (above.length === 0 || below.length === 0) {
    return false
  }
  const isSame = Math.abs(getSize(above) - getSize(below)) < 0.5
  const isColumn = [findBlank(letters, above, 1), findBlank(letters, below, -1)].some(Boolean)

  return isSame && isColumn && beginsWithWords(letters, rect)
}

function getSize(words: readonly Character[]): number {
  return median(words.map(({ size }) => size))
}

function beginsWithWords(letters: readonly Character[], rect: Rect): boolean {
  const above = findLinesNear(letters, rect, { side: 'above', aside: 8 }).letters
  const next = above.length > 0 ? findBlank(letters, above, 1) : undefined

  // Lines of tiny type can overlap: a blank is then above its own words.
  return next && next.y > rect.y ? beginsWithWords(letters, next) : above.length > 0
}

/** Directly above (1) or under (-1) words. */
function findBlank(
  letters: readonly Character[],
  words: readonly Character[],
  way: 1 | -1,
): Rect | undefined {
  const { x, y, width, height } = getBounds(words)
  const found = letters.find(({ char, rect }) => {
    const gap = way === 1 ? rect.y - y - height : y - rect.y - rect.height
    const isOver = rect.x < x + width && getRight(rect) > x
    return char === '_' && isOver && gap > -3 && gap < distances.above
  })
  if (!found) {
    return undefined
  }
  const line = letters.filter((letter) => letter.char === '_' && isOnLine(letter, found.rect))
  const runs = findRuns(line.toSorted((one, other) => one.rect.x - other.rect.x))

  return getBounds(runs.find((run) => run.includes(found)) ?? [found])
}

function findRuns(line: readonly Character[]): Character[][] {
  const runs: Character[][] = []
  for (const letter of line) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && isNextTo(last, letter)) {
      run.push(letter)
    } else {
      runs.push([letter])
    }
  }

  return runs
}

function isNextTo(one: Character, other: Character): boolean {
  const gap = Math.max(one.rect.x - getRight(other.rect), other.rect.x - getRight(one.rect))

  return gap < 0.45 * one.size && isOnLine(one, other.rect)
}

function toText(letters: readonly Character[]): string {
  let text = ''
  for (const [index, letter] of letters.entries()) {
    const last = letters[index - 1]
    const gap = last ? letter.rect.x - getRight(last.rect) : 0
    text += (gap > 0.18 * letter.size ? ' ' : '') + letter.char
  }

  return toLabel(text)
}

function toLabel(text: string): string {
  return text.replace(/^[\s,;:.)]+|[\s,;:(]+$/g, '')
}

export function isOnLine({ rect: letter }: Character, rect: Rect): boolean {
  const shared =
    Math.min(letter.y + letter.height, rect.y + rect.height) - Math.max(letter.y, rect.y)

  return shared > 0.5 * Math.min(letter.height, rect.height)
}

function getRight({ x, width }: Rect): number {
  return x + width
}
