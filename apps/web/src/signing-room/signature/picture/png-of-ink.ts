import type { InkSheet } from './ink-sheet.ts'

/** Black ink on nothing, as a PNG in base64; sixteen steps of grey pack small and look the same. */
export function pngOfInk({ width, height, ink }: InkSheet): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const data = new Uint8ClampedArray(width * height * 4)
  ink.forEach((value, at) => (data[at * 4 + 3] = Math.round(value / 17) * 17))
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)

  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '')
}
