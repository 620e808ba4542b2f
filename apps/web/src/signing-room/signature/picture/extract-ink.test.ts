import { describe, expect, test } from 'vitest'
import { findContrast } from './find-contrast.ts'
import type { Pixels } from './find-contrast.ts'
import { maxInkSize, extractInk, noEdits } from './extract-ink.ts'

const size = { width: 600, height: 400 }

/** A stroke in the middle, 5 pixels thick. */
const onStroke = (x: number, y: number) =>
  x > 150 && x < 450 && Math.abs(y - 200 - 50 * Math.sin(x / 30)) < 2.5

describe('a photo of a signature', () => {
  test('of empty paper is blank, however grainy and dim', () => {
    const image = photo((x, y) => 120 - x / 20 + ((x * 31 + y * 17) % 9))

    expect(extractInk(image, noEdits)).toBe('blank')
  })

  test('that is half black is not a signature', () => {
    const image = photo((x, y) => ((Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0 ? 0 : 250))

    expect(extractInk(image, noEdits)).toBe('crowded')
  })

  test('is cropped to its strokes', () => {
    const image = photo((x, y) => (onStroke(x, y) ? 40 : 235))
    const { width, height, ink } = extracted(image)

    expect(width).toBeGreaterThan(295)
    expect(width).toBeLessThan(315)
    expect(height).toBeGreaterThan(100)
    expect(height).toBeLessThan(120)
    expect(share(ink)).toBeLessThan(0.2)
  })

  test('loses a shadow over half of the page', () => {
    const bright = extracted(photo((x, y) => (onStroke(x, y) ? 40 : 235)))
    const shaded = extracted(photo((x, y) => (onStroke(x, y) ? 25 : 235 - (x / size.width) * 140)))

    expect(Math.abs(shaded.width - bright.width)).toBeLessThan(6)
    expect(Math.abs(share(shaded.ink) - share(bright.ink))).toBeLessThan(0.05)
  })

  test('may have a transparent background', () => {
    const clear = { ...size, data: pixels((x, y) => [0, 0, 60, onStroke(x, y) ? 255 : 0]) }

    expect(extracted(findContrast(clear)).width).toBeGreaterThan(295)
  })

  test('can be rotated and is no larger than the maximum', () => {
    const image = photo((x, y) => (onStroke(x, y) ? 40 : 235))
    const upright = extracted(image)
    const turned = extracted(image, { quarterTurns: 1 })

    expect(turned.height).toBe(maxInkSize.height)
    expect(turned.width).toBeLessThan(turned.height)
    expect(extracted(image, { quarterTurns: 4 })).toEqual(upright)
  })

  test('can be trimmed', () => {
    const blot = (x: number, y: number) => x < 40 && Math.abs(y - 200) < 12
    const image = photo((x, y) => (onStroke(x, y) || blot(x, y) ? 40 : 235))
    const trim = { ...noEdits.trim, left: 10 }

    expect(extracted(image).width).toBeGreaterThan(440)
    expect(extracted(image, { trim }).width).toBeLessThan(315)
  })

  test('shows fainter strokes at a higher strength', () => {
    const faint = (x: number, y: number) => y > 340 && y < 345 && x > 150 && x < 450
    const image = photo((x, y) => (onStroke(x, y) ? 30 : faint(x, y) ? 175 : 235))

    expect(extracted(image, { strength: 9 }).height).toBeGreaterThan(extracted(image).height + 50)
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

function extracted(image: ReturnType<typeof findContrast>, change: Partial<typeof noEdits> = {}) {
  const ink = extractInk(image, { ...noEdits, ...change })
  if (typeof ink === 'string') {
    throw new Error(`No signature was found: ${ink}.`)
  }
  return ink
}

function share(ink: Uint8Array): number {
  return ink.filter((value) => value > 128).length / ink.length
}
