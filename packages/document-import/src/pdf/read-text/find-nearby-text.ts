import type { Rect } from '@countersign/pdf/coordinates'
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
    : left() ||
        findTextBelow(letters, rect) ||
        findTextAbove(letters, rect) ||
        findTextBefore(letters, rect, distances.farAside)
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

function findTextBelow(letters: readonly Character[], rect: Rect): string {
  return findCaption(letters, rect, ({ y, height }) => {
    const gap = rect.y - y - height
    return gap > -height / 2 && gap < distances.above
  })
}

function findTextAbove(letters: readonly Character[], rect: Rect): string {
  return findCaption(letters, rect, ({ y }) => {
    const gap = y - rect.y - rect.height
    return gap > -4 && gap < distances.above
  })
}

function findCaption(
  letters: readonly Character[],
  rect: Rect,
  isNear: (letter: Rect) => boolean,
): string {
  const taken = letters
    .filter((letter) => isNear(letter.rect) && letter.char !== '_')
    .filter((letter) => letter.rect.x >= rect.x - 3 && getRight(letter.rect) <= getRight(rect) + 30)
    .toSorted((one, other) => one.rect.x - other.rect.x)

  return toText(taken).split(' ').slice(0, maxWords).join(' ')
}

function toText(letters: readonly Character[]): string {
  let text = ''
  for (const [index, letter] of letters.entries()) {
    const last = letters[index - 1]
    const gap = last ? letter.rect.x - getRight(last.rect) : 0
    text += (gap > 0.18 * letter.size ? ' ' : '') + letter.char
  }

  return text.replace(/^[\s,;:.)]+|[\s,;:(]+$/g, '')
}

function isOnLine({ rect: letter }: Character, rect: Rect): boolean {
  const shared =
    Math.min(letter.y + letter.height, rect.y + rect.height) - Math.max(letter.y, rect.y)

  return shared > 0.5 * Math.min(letter.height, rect.height)
}

function getRight({ x, width }: Rect): number {
  return x + width
}
