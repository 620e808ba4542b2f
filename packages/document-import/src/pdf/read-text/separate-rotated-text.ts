import type { Paragraph } from '../prepared-pdf.ts'
import type { Character } from './read-characters.ts'
import { getBounds, normalizeText } from './find-text-runs.ts'

/** Minimum number of steps that do not follow a line. */
const minSteps = 3

/**
 * Separates text that is not horizontal, such as a watermark or a note in the margin, whose letters
 * would otherwise be mixed into other lines.
 */
export function separateRotatedText(characters: readonly Character[]): {
  upright: Character[]
  rotated: Paragraph[]
} {
  const upright: Character[] = []
  const rotated: Paragraph[] = []
  let run: Character[] = []
  const end = () => {
    const text = run.length > minSteps ? normalizeText(run.map(({ char }) => char).join('')) : ''
    if (text === '') {
      upright.push(...run)
    } else {
      rotated.push({ text, heading: false, rect: getBounds(run) })
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

  return { upright, rotated: rotated }
}

/** The step from one letter to the next is neither along the line nor to a new line. */
function continuesRotated(from: Character, to: Character): boolean {
  const across = Math.abs(middle(to, 'x', 'width') - middle(from, 'x', 'width'))
  const up = Math.abs(middle(to, 'y', 'height') - middle(from, 'y', 'height'))

  return up > 0.15 * from.size && up < 2 * from.size && across < 1.5 * from.size
}

function middle({ rect }: Character, at: 'x' | 'y', size: 'width' | 'height'): number {
  return rect[at] + rect[size] / 2
}
