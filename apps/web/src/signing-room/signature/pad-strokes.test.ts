import { expect, test } from 'vitest'
import { clampToPad, drawnMark, fitIntoPad, padSize, scaleStrokes } from './pad-strokes.ts'

const point = (x: number, y: number) => ({ x, y, pressure: 0.5, time: 1 })

test('an empty pad is not a signature', () => {
  expect(drawnMark([])).toBeUndefined()
  expect(drawnMark([[]])).toBeUndefined()
})

test('a signature keeps its strokes, in the pad’s own units, clamped to the pad', () => {
  expect(drawnMark([[point(1.234, 5), point(-20, 900)], [point(600, 200)]])).toEqual({
    kind: 'drawn',
    width: 600,
    height: 445,
    strokes: [
      [
        { x: 1.2, y: 0 },
        { x: 0, y: 445 },
      ],
      [{ x: 600, y: 195 }],
    ],
  })
})

test.each([
  ['at the top', 0, 0],
  ['in the middle', 150, 75],
  ['at the bottom', 400, 150],
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

test('a finger that slips off a pad draws along its edge', () => {
  expect(clampToPad([[point(-20, 380), point(620, -5)]], 360)).toEqual([
    [point(0, 360), point(600, 0)],
  ])
})

test('what fits on a lower pad is moved up into sight, in its size', () => {
  const strokes = [[point(10, 200)], [point(500, 420)]]

  expect(fitIntoPad(strokes, 360)).toEqual([[point(10, 140)], [point(500, 360)]])
  expect(fitIntoPad(strokes, 450)).toEqual(strokes)
})

test('what is too high for a lower pad is made smaller in both directions', () => {
  const strokes = [[point(0, 50), point(600, 450)]]

  expect(fitIntoPad(strokes, 360)).toEqual([[point(0, 0), point(540, 360)]])
})

test('a signature drawn on a higher and on a lower pad has the same proportions', () => {
  const strokes = [[point(100, 40), point(400, 440)]]
  const high = drawnMark(strokes)
  const low = drawnMark(fitIntoPad(strokes, 360))

  expect(high).toMatchObject({
    height: 400,
    strokes: [
      [
        { x: 100, y: 0 },
        { x: 400, y: 400 },
      ],
    ],
  })
  expect(low).toMatchObject({
    height: 360,
    strokes: [
      [
        { x: 90, y: 0 },
        { x: 360, y: 360 },
      ],
    ],
  })
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
