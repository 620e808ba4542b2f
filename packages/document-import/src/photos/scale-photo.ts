export interface Pixels {
  width: number
  height: number
  /** RGBA, row by row from the top. */
  data: Uint8ClampedArray
}

interface ScaleOptions {
  maxSide: number
  /** EXIF orientation, 1 to 8. */
  orientation: number
}

/**
 * Turns a photo upright and scales it down to fit, averaging the pixels; what is transparent becomes
 * white. Never scales up.
 */
export function scalePhoto(source: Pixels, { maxSide, orientation }: ScaleOptions): Pixels {
  const isTurned = orientation >= 5
  const [fullWidth, fullHeight] = isTurned
    ? [source.height, source.width]
    : [source.width, source.height]
  const step = Math.max(1, fullWidth / maxSide, fullHeight / maxSide)
  const width = Math.max(1, Math.floor(fullWidth / step))
  const height = Math.max(1, Math.floor(fullHeight / step))
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const area = { x: x * step, y: y * step, size: { width: fullWidth, height: fullHeight } }
      average(source, toSource(area, step, orientation), data, (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

interface Area {
  left: number
  top: number
  step: number
}

/** Where the source has the area that is upright at `x`, `y` (EXIF 2.32, 4.6.4, tag Orientation). */
function toSource(
  { x, y, size }: { x: number; y: number; size: { width: number; height: number } },
  step: number,
  orientation: number,
): Area {
  const mirroredX = Math.max(0, size.width - x - step)
  const mirroredY = Math.max(0, size.height - y - step)
  switch (orientation) {
    case 2:
      return { left: mirroredX, top: y, step }
    case 3:
      return { left: mirroredX, top: mirroredY, step }
    case 4:
      return { left: x, top: mirroredY, step }
    case 5:
      return { left: y, top: x, step }
    case 6:
      return { left: y, top: mirroredX, step }
    case 7:
      return { left: mirroredY, top: mirroredX, step }
    case 8:
      return { left: mirroredY, top: x, step }
    default:
      return { left: x, top: y, step }
  }
}

function average(
  { width, height, data }: Pixels,
  { left, top, step }: Area,
  into: Uint8ClampedArray,
  at: number,
): void {
  const right = Math.min(width, Math.max(left + step, Math.floor(left) + 1))
  const bottom = Math.min(height, Math.max(top + step, Math.floor(top) + 1))
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (let y = Math.floor(top); y < bottom; y += 1) {
    for (let x = Math.floor(left); x < right; x += 1) {
      const from = (y * width + x) * 4
      const alpha = (data[from + 3] ?? 255) / 255
      const paper = 255 * (1 - alpha)
      red += (data[from] ?? 0) * alpha + paper
      green += (data[from + 1] ?? 0) * alpha + paper
      blue += (data[from + 2] ?? 0) * alpha + paper
      count += 1
    }
  }
  into[at] = red / Math.max(1, count)
  into[at + 1] = green / Math.max(1, count)
  into[at + 2] = blue / Math.max(1, count)
  into[at + 3] = 255
}
