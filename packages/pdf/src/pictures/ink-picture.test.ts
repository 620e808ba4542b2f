import { describe, expect, test } from 'vitest'
import { makePng, signaturePng } from '../testing/make-png.ts'
import { requireInk, toInkPng, readInk } from './ink-picture.ts'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const signature = base64(signaturePng('Taken at 412 Maple Street'))

describe('an uploaded picture is rejected', () => {
  test.each([
    ['where it is no base64', 'not a picture!'],
    ['where it is no PNG', base64(Buffer.from('%PDF-1.7 and then some'))],
    ['where a byte was changed on the way', base64(withByte(signaturePng(), 300, 7))],
    ['where its end is missing', base64(signaturePng().subarray(0, -20))],
    ['where it has 16 bits a sample', base64(square({ depth: 16 }))],
    ['where it is interlaced', base64(square({ interlace: 1 }))],
    ['where it unpacks to more than it says', base64(square({ claimed: { width: 4, height: 4 } }))],
    ['where it says that it is huge', base64(square({ claimed: { width: 9e8, height: 9e8 } }))],
    ['where it says that it is nothing', base64(square({ claimed: { width: 0, height: 9 } }))],
  ])('%s', (_why, png) => {
    expect(readInk(png)).toBe('picture-damaged')
  })

  test('if it is too large to embed', () => {
    expect(readInk('A'.repeat(100_001))).toBe('picture-too-large')
  })

  test.each([
    ['clear', [0, 0, 0, 0] as const],
    ['white', [255, 255, 255, 255] as const],
  ])('if the sheet is %s from edge to edge', (_sheet, color) => {
    expect(readInk(base64(makePng({ width: 60, height: 30, pixel: () => color })))).toBe(
      'picture-blank',
    )
  })
})

describe('an uploaded picture', () => {
  test('is decoded with all row filters', () => {
    const { ink } = requireInk({ png: signature })

    expect(ink[60 * 400]).toBeGreaterThan(200)
    expect(ink[5 * 400]).toBe(0)
    expect(ink.filter((value) => value > 0).length).toBe(strokePixels())
  })

  test('keeps its ink and loses all metadata of the camera', () => {
    const kept = toInkPng(requireInk({ png: signature }))
    const file = Buffer.from(kept, 'base64')

    expect(file.toString('latin1')).not.toMatch(/tEXt|Maple/)
    expect(file.toString('latin1').match(/IHDR|IDAT|IEND/g)).toEqual(['IHDR', 'IDAT', 'IEND'])
    expect(requireInk({ png: kept }).ink.filter((value) => value > 0).length).toBe(strokePixels())
  })

  test('that was re-encoded once gives the same bytes again', () => {
    const kept = toInkPng(requireInk({ png: signature }))

    expect(toInkPng(requireInk({ png: kept }))).toBe(kept)
  })
})

function square(change: Partial<Parameters<typeof makePng>[0]>): Uint8Array {
  return makePng({ width: 20, height: 20, pixel: () => [0, 0, 0, 255], ...change })
}

function withByte(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const changed = Uint8Array.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ value
  return changed
}

/** Expected ink pixels, computed from the curve itself. */
function strokePixels(): number {
  let count = 0
  for (let x = 0; x < 400; x += 1) {
    for (let y = 0; y < 120; y += 1) {
      count += Math.abs(y - 60 - 40 * Math.sin(x / 25)) < 5 ? 1 : 0
    }
  }
  return count
}
