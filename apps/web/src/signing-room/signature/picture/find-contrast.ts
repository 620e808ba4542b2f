import { createInkImage } from './ink-image.ts'
import type { InkImage } from './ink-image.ts'

/** RGBA, as from a canvas. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

/**
 * How much darker each pixel is than the paper around it, so that a shadow on the page or a yellow lamp
 * does not count as ink. Transparent pixels count as white.
 */
export function findContrast(pixels: Pixels): InkImage {
  const { width, height } = pixels
  const light = computeLightness(pixels)
  const sums = computeSums(light, width, height)
  const radius = Math.max(8, Math.round(Math.max(width, height) / 16))

  return createInkImage({ width, height }, (x, y) => {
    const paper = averageAround(sums, { x, y, width, height, radius })
    return Math.max(0, ((paper - (light[y * width + x] ?? 0)) / Math.max(paper, 40)) * 255)
  })
}

function computeLightness({ width, height, data }: Pixels): Float32Array {
  const light = new Float32Array(width * height)
  const at = (index: number) => data[index] ?? 0
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const first = pixel * 4
    const opacity = at(first + 3) / 255
    const gray = 0.299 * at(first) + 0.587 * at(first + 1) + 0.114 * at(first + 2)
    light[pixel] = gray * opacity + 255 * (1 - opacity)
  }
  return light
}

/** Summed-area table: the sum of any box takes four lookups. */
function computeSums(light: Float32Array, width: number, height: number): Float64Array {
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

interface Neighborhood {
  x: number
  y: number
  width: number
  height: number
  radius: number
}

function averageAround(sums: Float64Array, { x, y, width, height, radius }: Neighborhood): number {
  const stride = width + 1
  const [left, top] = [Math.max(0, x - radius), Math.max(0, y - radius)]
  const [right, bottom] = [Math.min(width, x + radius + 1), Math.min(height, y + radius + 1)]
  const at = (column: number, row: number) => sums[row * stride + column] ?? 0
  const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
  return sum / ((right - left) * (bottom - top))
}
