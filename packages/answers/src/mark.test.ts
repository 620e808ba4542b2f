import { expect, test } from 'vitest'
import type { Mark, Point } from './answer.ts'
import { isTooSmall } from './mark.ts'

const dot = [{ x: 300, y: 100 }]
const speck = [...dot, { x: 310, y: 104 }, { x: 302, y: 101 }]
const blot = Array.from({ length: 40 }, (_, index) => ({ x: 300 + (index % 2) * 8, y: 100 }))
const farDot = [{ x: 500, y: 150 }]
const line = [...dot, { x: 400, y: 110 }]

test.each<[string, Point[][]]>([
  ['a dot', [dot]],
  ['a speck', [speck]],
  ['a blot', [blot]],
  ['two dots', [dot, farDot]],
])('%s is too small to be a signature', (_what, strokes) => {
  expect(isTooSmall(drawn(strokes))).toBe(true)
})

test('a line, and any typed name, is large enough', () => {
  expect(isTooSmall(drawn([line, dot]))).toBe(false)
  expect(isTooSmall({ kind: 'typed', text: 'Q' })).toBe(false)
})

function drawn(strokes: Point[][]): Mark {
  return { kind: 'drawn', width: 600, height: 200, strokes }
}
