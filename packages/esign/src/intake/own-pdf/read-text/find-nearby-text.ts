import type { Rect } from '../../../pdf/coordinates.ts'
import type { Character } from './read-characters.ts'

/** How far away words may stand and still be meant for a place, in points. */
const near = { aside: 60, farAside: 220, above: 16, box: 24 }
const mostWords = 6

/**
 * The words that tell what a place is for, where they stand on paper: before it in its line, as a
 * caption under it or above it; of a box behind it. Empty where there are none.
 */
export function wordsNear(characters: readonly Character[], rect: Rect, box: boolean): string {
  const letters = characters.filter(({ char }) => char.trim() !== '')
  const left = () => before(letters, rect, near.aside)

  return box
    ? behind(letters, rect) || left()
    : left() || under(letters, rect) || over(letters, rect) || before(letters, rect, near.farAside)
}

/** The last words in the line before it, as far as the next blank to write on. */
function before(letters: readonly Character[], rect: Rect, most: number): string {
  const line = letters
    .filter((letter) => inLine(letter, rect) && endOf(letter.rect) <= rect.x + 3)
    .toSorted((one, other) => other.rect.x - one.rect.x)
  const told = unbroken(line, { from: rect.x, most, side: 'left' })
  const words = spell(told.toReversed()).split(' ')

  return words.slice(-mostWords).join(' ')
}

/** The first words in the line behind it. */
function behind(letters: readonly Character[], rect: Rect): string {
  const line = letters
    .filter((letter) => inLine(letter, rect) && letter.rect.x >= endOf(rect) - 3)
    .toSorted((one, other) => one.rect.x - other.rect.x)
  const told = unbroken(line, { from: endOf(rect), most: near.box, side: 'right' })

  return spell(told)
    .split(' ')
    .slice(0, mostWords + 2)
    .join(' ')
}

/** Those that follow each other from here on without a gap or a blank. */
function unbroken(
  line: readonly Character[],
  { from, most, side }: { from: number; most: number; side: 'left' | 'right' },
): Character[] {
  const told: Character[] = []
  let last = from
  for (const letter of line) {
    const gap = side === 'left' ? last - endOf(letter.rect) : letter.rect.x - last
    if (letter.char === '_' || gap > (told.length === 0 ? most : 1.8 * letter.size)) {
      break
    }
    told.push(letter)
    last = side === 'left' ? letter.rect.x : endOf(letter.rect)
  }

  return told
}

function under(letters: readonly Character[], rect: Rect): string {
  return caption(letters, rect, ({ y, height }) => {
    const gap = rect.y - y - height
    return gap > -height / 2 && gap < near.above
  })
}

function over(letters: readonly Character[], rect: Rect): string {
  return caption(letters, rect, ({ y }) => {
    const gap = y - rect.y - rect.height
    return gap > -4 && gap < near.above
  })
}

function caption(
  letters: readonly Character[],
  rect: Rect,
  isNear: (letter: Rect) => boolean,
): string {
  const told = letters
    .filter((letter) => isNear(letter.rect) && letter.char !== '_')
    .filter((letter) => letter.rect.x >= rect.x - 3 && endOf(letter.rect) <= endOf(rect) + 30)
    .toSorted((one, other) => one.rect.x - other.rect.x)

  return spell(told).split(' ').slice(0, mostWords).join(' ')
}

function spell(letters: readonly Character[]): string {
  let text = ''
  for (const [index, letter] of letters.entries()) {
    const last = letters[index - 1]
    const gap = last ? letter.rect.x - endOf(last.rect) : 0
    text += (gap > 0.18 * letter.size ? ' ' : '') + letter.char
  }

  return text.replace(/^[\s,;:.)]+|[\s,;:(]+$/g, '')
}

function inLine({ rect: letter }: Character, rect: Rect): boolean {
  const shared =
    Math.min(letter.y + letter.height, rect.y + rect.height) - Math.max(letter.y, rect.y)

  return shared > 0.5 * Math.min(letter.height, rect.height)
}

function endOf({ x, width }: Rect): number {
  return x + width
}
