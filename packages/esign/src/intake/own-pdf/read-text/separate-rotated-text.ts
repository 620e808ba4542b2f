import type { Paragraph } from '../prepared-pdf.ts'
import type { Character } from './read-characters.ts'
import { getBounds, normalizeText } from './find-text-runs.ts'

/** So many steps in one direction that is not along a line make a text that is turned. */
const minSteps = 3

/**
 * Takes out what does not run from left to right: a watermark across the page, a line along its
 * margin. Letter by letter it would stand between the words of the lines that it crosses.
 */
export function separateRotatedText(characters: readonly Character[]): {
  upright: Character[]
  rotated: Paragraph[]
} {
  const upright: Character[] = []
  const turned: Paragraph[] = []
  let run: Character[] = []
  const end = () => {
    const text = run.length > minSteps ? normalizeText(run.map(({ char }) => char).join('')) : ''
    if (text === '') {
      upright.push(...run)
    } else {
      turned.push({ text, heading: false, rect: getBounds(run) })
    }
    run = []
  }

  for (const character of characters) {
    const last = run.at(-1)
    if (last && !continuesRotated(last, character)) {
      end()
    }
    run.push(character)
  }
  end()

  return { upright, rotated: turned }
}

/** From one letter to the next: neither along the line nor to the beginning of another one. */
function continuesRotated(from: Character, to: Character): boolean {
  const across = Math.abs(middle(to, 'x', 'width') - middle(from, 'x', 'width'))
  const up = Math.abs(middle(to, 'y', 'height') - middle(from, 'y', 'height'))

  return up > 0.15 * from.size && up < 2 * from.size && across < 1.5 * from.size
}

function middle({ rect }: Character, at: 'x' | 'y', size: 'width' | 'height'): number {
  return rect[at] + rect[size] / 2
}
