import { describe, expect, test } from 'vitest'
import { findContrast } from './find-contrast.ts'
import type { Pixels } from './find-contrast.ts'
import { kept, liftInk, untouched } from './lift-ink.ts'

const size = { width: 600, height: 400 }

/** A stroke in the middle of the sheet, 5 pixels thick. */
const onStroke = (x: number, y: number) =>
  x > 150 && x < 450 && Math.abs(y - 200 - 50 * Math.sin(x / 30)) < 2.5

describe('a photo of a signature', () => {
  test('of nothing but paper is blank, however grainy and dim', () => {
    const sheet = photo((x, y) => 120 - x / 20 + ((x * 31 + y * 17) % 9))

    expect(liftInk(sheet, untouched)).toBe('blank')
  })

  test('that is half black is told from a signature', () => {
    const sheet = photo((x, y) => ((Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0 ? 0 : 250))

    expect(liftInk(sheet, untouched)).toBe('crowded')
  })

  test('gives the strokes alone, cut to their size', () => {
    const sheet = photo((x, y) => (onStroke(x, y) ? 40 : 235))
    const { width, height, ink } = lifted(sheet)

    expect(width).toBeGreaterThan(295)
    expect(width).toBeLessThan(315)
    expect(height).toBeGreaterThan(100)
    expect(height).toBeLessThan(120)
    expect(share(ink)).toBeLessThan(0.2)
  })

  test('loses the shadow that lies over half of the page', () => {
    const bright = lifted(photo((x, y) => (onStroke(x, y) ? 40 : 235)))
    const shaded = lifted(photo((x, y) => (onStroke(x, y) ? 25 : 235 - (x / size.width) * 140)))

    expect(Math.abs(shaded.width - bright.width)).toBeLessThan(6)
    expect(Math.abs(share(shaded.ink) - share(bright.ink))).toBeLessThan(0.05)
  })

  test('may be on nothing at all instead of on paper', () => {
    const clear = { ...size, data: pixels((x, y) => [0, 0, 60, onStroke(x, y) ? 255 : 0]) }

    expect(lifted(findContrast(clear)).width).toBeGreaterThan(295)
  })

  test('stands upright after its quarter turns, and is no larger than what is kept', () => {
    const sheet = photo((x, y) => (onStroke(x, y) ? 40 : 235))
    const upright = lifted(sheet)
    const turned = lifted(sheet, { turns: 1 })

    expect(turned.height).toBe(kept.height)
    expect(turned.width).toBeLessThan(turned.height)
    expect(lifted(sheet, { turns: 4 })).toEqual(upright)
  })

  test('can be trimmed by what does not belong to it', () => {
    const blot = (x: number, y: number) => x < 40 && Math.abs(y - 200) < 12
    const sheet = photo((x, y) => (onStroke(x, y) || blot(x, y) ? 40 : 235))
    const trim = { ...untouched.trim, left: 10 }

    expect(lifted(sheet).width).toBeGreaterThan(440)
    expect(lifted(sheet, { trim }).width).toBeLessThan(315)
  })

  test('shows fainter strokes when more ink is asked for', () => {
    const faint = (x: number, y: number) => y > 340 && y < 345 && x > 150 && x < 450
    const sheet = photo((x, y) => (onStroke(x, y) ? 30 : faint(x, y) ? 175 : 235))

    expect(lifted(sheet, { strength: 9 }).height).toBeGreaterThan(lifted(sheet).height + 50)
  })
})

function photo(light: (x: number, y: number) => number) {
  const data = pixels((x, y) => [light(x, y), light(x, y), light(x, y), 255])
  return findContrast({ ...size, data })
}

function pixels(at: (x: number, y: number) => readonly number[]): Pixels['data'] {
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      data.set(at(x, y), (y * size.width + x) * 4)
    }
  }
  return data
}

function lifted(sheet: ReturnType<typeof findContrast>, change: Partial<typeof untouched> = {}) {
  const ink = liftInk(sheet, { ...untouched, ...change })
  if (typeof ink === 'string') {
    throw new Error(`No signature was found: ${ink}.`)
  }
  return ink
}

function share(ink: Uint8Array): number {
  return ink.filter((value) => value > 128).length / ink.length
}
