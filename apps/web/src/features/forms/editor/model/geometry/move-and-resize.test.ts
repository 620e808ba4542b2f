import { describe, expect, test } from 'vitest'
import { aPlace, letter } from '../testing/a-place.ts'
import { boundingBox, moveWithin, limitMove } from './box.ts'
import { updatePlace } from '../update-place.ts'
import { resizeBox } from './resize.ts'
import { snapEdges, snapMove } from './snap.ts'

describe('moving', () => {
  test('stops at the edge of the page', () => {
    expect(moveWithin(aPlace(), { dx: -500, dy: -500 }, letter)).toMatchObject({ x: 0, y: 0 })
    expect(moveWithin(aPlace(), { dx: 900, dy: 900 }, letter)).toMatchObject({ x: 512, y: 772 })
  })

  test('stops all places when the first one meets the edge', () => {
    const places = [aPlace({ x: 10 }), aPlace({ x: 300, y: 700 })]

    expect(limitMove(places, { dx: -50, dy: 200 }, letter)).toEqual({ dx: -10, dy: 72 })
  })

  test('never rounds a place over the edge of a page of fractional size', () => {
    const page = { width: 595.276, height: 841.89 }
    const { x, width } = moveWithin(aPlace({ width: 100.04 }), { dx: 999, dy: 0 }, page)

    expect(x + width).toBeLessThanOrEqual(page.width)
  })
})

describe('resizing', () => {
  test('by a corner moves two edges, and the opposite edges stay', () => {
    expect(resizeBox(aPlace(), 'nw', { dx: 20, dy: -10 }, letter)).toMatchObject({
      x: 120,
      y: 90,
      width: 80,
      height: 30,
    })
    expect(resizeBox(aPlace(), 'e', { dx: 15, dy: 99 }, letter)).toMatchObject({
      x: 100,
      y: 100,
      width: 115,
      height: 20,
    })
  })

  test('keeps a signature above its minimum size, from either side', () => {
    const signature = aPlace({ type: 'signature', width: 180, height: 30 })

    expect(resizeBox(signature, 'se', { dx: -300, dy: -300 }, letter)).toMatchObject({
      x: 100,
      width: 60,
      height: 18,
    })
    expect(resizeBox(signature, 'w', { dx: 300, dy: 0 }, letter)).toMatchObject({
      x: 220,
      width: 60,
    })
  })

  test('stops at the edge of the page', () => {
    expect(resizeBox(aPlace(), 'se', { dx: 900, dy: 900 }, letter)).toMatchObject({
      width: 512,
      height: 692,
    })
    expect(resizeBox(aPlace(), 'nw', { dx: -900, dy: -900 }, letter)).toMatchObject({
      x: 0,
      y: 0,
      width: 200,
      height: 120,
    })
  })
})

describe('snapping', () => {
  const page = { page: letter, reach: 5 }

  test('moves to the nearest line of another place and shows a guide', () => {
    const near = aPlace({ x: 103, y: 300 })

    expect(snapMove(near, [aPlace()], page)).toEqual({
      dx: -3,
      dy: 0,
      guides: [{ axis: 'x', at: 100 }],
    })
  })

  test('ignores lines beyond its reach', () => {
    expect(snapMove(aPlace({ x: 240, y: 300 }), [aPlace()], page)).toEqual({
      dx: 0,
      dy: 0,
      guides: [],
    })
  })

  test('by a handle moves only the edges that the handle drags', () => {
    const near = aPlace({ x: 97, y: 300, width: 106 })

    expect(snapEdges(near, 'e', [aPlace()], page)).toEqual({
      dx: -3,
      dy: 0,
      guides: [{ axis: 'x', at: 200 }],
    })
    expect(snapEdges(near, 's', [aPlace()], page)).toMatchObject({ dx: 0, guides: [] })
  })

  test('snaps to the center of the page', () => {
    expect(snapMove(aPlace({ x: 254, y: 300 }), [], page)).toMatchObject({ dx: 2 })
  })
})

test('the bounding box is the smallest box around all places', () => {
  expect(boundingBox([aPlace(), aPlace({ x: 50, y: 300 })])).toEqual({
    x: 50,
    y: 100,
    width: 150,
    height: 220,
  })
})

describe('changing a place', () => {
  test('to a signature enlarges and renames it, and assigns it to the signing owner', () => {
    const changed = updatePlace(
      aPlace({ role: 'LLEdit', width: 20, height: 10 }),
      { type: 'signature' },
      [letter],
    )

    expect(changed).toMatchObject({
      role: 'LLSign',
      label: 'Signature',
      width: 60,
      height: 18,
    })
  })

  test('keeps a custom label', () => {
    const rent = aPlace({ label: 'Monthly rent' })

    expect(updatePlace(rent, { type: 'money' }, [letter]).label).toBe('Monthly rent')
  })

  test('keeps it on its page, and separates the answer when the role changes', () => {
    const shared = aPlace({ answer: 'name' })

    expect(updatePlace(shared, { x: 9999, role: 'TT2' }, [letter])).toEqual(
      aPlace({ x: 512, role: 'TT2' }),
    )
  })
})
