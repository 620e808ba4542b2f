import { expect, test } from 'vitest'
import { drawnMark, padSize, scaleStrokes } from './pad-strokes.ts'

const point = (x: number, y: number) => ({ x, y, pressure: 0.5, time: 1 })

test('an empty pad is not a signature', () => {
  expect(drawnMark([])).toBeUndefined()
  expect(drawnMark([[]])).toBeUndefined()
})

test('a signature keeps its strokes, in the pad’s own units, clamped to the pad', () => {
  expect(drawnMark([[point(1.234, 5), point(-20, 900)], [point(600, 200)]])).toEqual({
    kind: 'drawn',
    width: 600,
    height: 355,
    strokes: [
      [
        { x: 1.2, y: 0 },
        { x: 0, y: 355 },
      ],
      [{ x: 600, y: 195 }],
    ],
  })
})

test.each([
  ['at the top', 0, 0],
  ['in the middle', 150, 75],
  ['at the bottom', 310, 150],
])('a small signature %s of the pad is not made smaller by what is empty', (_where, at, y) => {
  const mark = drawnMark([[point(10, at), point(500, at + 50)]])

  expect(mark).toMatchObject({ height: 200, strokes: [[{ y }, { y: y + 50 }]] })
})

test('rotating the phone does not change the strokes', () => {
  const strokes = [[point(300, 100), point(600, 200)]]
  const portrait = scaleStrokes(strokes, 360 / padSize.width)
  const landscape = scaleStrokes(portrait, 780 / 360)

  expect(scaleStrokes(landscape, padSize.width / 780)).toEqual(strokes)
})

test('a very long drawing is thinned to the limits and keeps its last point', () => {
  const strokes = Array.from({ length: 5 }, () =>
    Array.from({ length: 8000 }, (_, index) => point(index / 20, 50)),
  )
  const mark = drawnMark(strokes)
  const drawn = mark?.kind === 'drawn' ? mark.strokes : []

  expect(drawn.flat().length).toBeLessThan(10_100)
  expect(Math.max(...drawn.map((stroke) => stroke.length))).toBeLessThanOrEqual(3000)
  expect(drawn[0]?.at(-1)).toEqual({ x: 400, y: 50 })
})
