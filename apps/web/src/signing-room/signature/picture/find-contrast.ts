import { makeSheet } from './ink-sheet.ts'
import type { InkSheet } from './ink-sheet.ts'

/** Red, green, blue and opacity of each pixel, as a canvas gives them. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

/**
 * How much darker each pixel is than the paper around it, so that the shadow of a hand over the page
 * and a yellow lamp are paper still. What is clear counts as white.
 */
export function findContrast(pixels: Pixels): InkSheet {
  const { width, height } = pixels
  const light = lightOf(pixels)
  const sums = addUp(light, width, height)
  const reach = Math.max(8, Math.round(Math.max(width, height) / 16))

  return makeSheet({ width, height }, (x, y) => {
    const paper = meanAround(sums, { x, y, width, height, reach })
    return Math.max(0, ((paper - (light[y * width + x] ?? 0)) / Math.max(paper, 40)) * 255)
  })
}

function lightOf({ width, height, data }: Pixels): Float32Array {
  const light = new Float32Array(width * height)
  const at = (index: number) => data[index] ?? 0
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const first = pixel * 4
    const seen = at(first + 3) / 255
    const grey = 0.299 * at(first) + 0.587 * at(first + 1) + 0.114 * at(first + 2)
    light[pixel] = grey * seen + 255 * (1 - seen)
  }
  return light
}

/** The sum of everything above and to the left, so that any box is four look-ups. */
function addUp(light: Float32Array, width: number, height: number): Float64Array {
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += light[y * width + x] ?? 0
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row
    }
  }
  return sums
}

interface Around {
  x: number
  y: number
  width: number
  height: number
  reach: number
}

function meanAround(sums: Float64Array, { x, y, width, height, reach }: Around): number {
  const stride = width + 1
  const [left, top] = [Math.max(0, x - reach), Math.max(0, y - reach)]
  const [right, bottom] = [Math.min(width, x + reach + 1), Math.min(height, y + reach + 1)]
  const at = (column: number, row: number) => sums[row * stride + column] ?? 0
  const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
  return sum / ((right - left) * (bottom - top))
}
