import { expect, test } from 'vitest'
import { aPlace, letter } from '../testing/a-place.ts'
import { alignPlaces, distributePlaces, sameSize } from './align.ts'

const three = [
  aPlace({ id: 'a', x: 50, y: 100, width: 100 }),
  aPlace({ id: 'b', x: 200, y: 130, width: 40 }),
  aPlace({ id: 'c', x: 400, y: 190, width: 60 }),
]

test('places are aligned with the edges and the center of their bounding box', () => {
  const xs = (how: 'left' | 'center' | 'right') => alignPlaces(three, how).map(({ x }) => x)
  const ys = (how: 'top' | 'middle' | 'bottom') => alignPlaces(three, how).map(({ y }) => y)

  expect(xs('left')).toEqual([50, 50, 50])
  expect(xs('center')).toEqual([205, 235, 225])
  expect(xs('right')).toEqual([360, 420, 400])
  expect(ys('top')).toEqual([100, 100, 100])
  expect(ys('middle')).toEqual([145, 145, 145])
  expect(ys('bottom')).toEqual([190, 190, 190])
})

test('places of another page do not affect the alignment', () => {
  const other = aPlace({ id: 'd', page: 1, x: 10 })

  expect(alignPlaces([...three, other], 'left').map(({ x }) => x)).toEqual([50, 50, 50, 10])
})

test('distributing moves neither the first place nor the last', () => {
  const [a, c, b] = distributePlaces(
    [three[0] ?? aPlace(), three[2] ?? aPlace(), three[1] ?? aPlace()],
    'x',
  )

  expect([a?.x, b?.x, c?.x]).toEqual([50, 255, 400])
})

test('places take the size of the first, within the page', () => {
  const wide = aPlace({ id: 'wide', width: 400 })
  const atEdge = aPlace({ id: 'edge', x: 500, width: 50 })

  expect(sameSize([wide, atEdge], 'width', [letter]).map(({ width }) => width)).toEqual([400, 112])
})
