import { expect, test } from 'vitest'
import type { Character } from '../read-text/read-characters.ts'
import { findBlanks } from './find-blanks.ts'
import { markBlanks } from './mark-blanks.ts'

/** Each letter is 5 points wide. */
const write = (text: string, y: number, height: number): Character[] =>
  Array.from(text, (char, index) => ({
    char,
    rect: { x: 72 + 5 * index, y, width: 5, height },
    size: 10,
    bold: false,
  })).filter(({ char }) => char !== ' ')

test('rows of dots in a font whose letters reach into the next lines are blanks of their own lines', () => {
  const marked = markBlanks(
    [
      ...write('Parking space ....................', 324, 18),
      ...write('Storage unit ......................', 312, 18),
      ...write('Plate .............. State .........', 300, 18),
    ],
    [],
  )

  const blanks = findBlanks(marked, 1).flatMap(({ places }) => places)
  expect(blanks.map(({ rect }) => [Math.round(rect.x), Math.round(rect.y)])).toEqual([
    [142, 325],
    [137, 313],
    [102, 301],
    [207, 301],
  ])
})
