/** How dark each pixel is, 0 to 255, row by row from the top. */
export interface InkImage {
  width: number
  height: number
  ink: Uint8Array
}

/** An image of this size; `inkAt` computes each pixel. */
export function createInkImage(
  size: { width: number; height: number },
  inkAt: (x: number, y: number) => number,
): InkImage {
  const { width, height } = size
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      ink[y * width + x] = inkAt(x, y)
    }
  }
  return { width, height, ink }
}

export function rotateClockwise({ width, height, ink }: InkImage): InkImage {
  return createInkImage(
    { width: height, height: width },
    (x, y) => ink[(height - 1 - x) * width + y] ?? 0,
  )
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export function crop({ width, ink }: InkImage, { left, top, ...size }: Box): InkImage {
  return createInkImage(size, (x, y) => ink[(top + y) * width + left + x] ?? 0)
}

/** Scales down to fit, averaging the pixels; never scales up. */
export function scaleDown(image: InkImage, max: { width: number; height: number }): InkImage {
  const step = Math.max(1, image.width / max.width, image.height / max.height)
  if (step === 1) {
    return image
  }

  const size = {
    width: Math.max(1, Math.floor(image.width / step)),
    height: Math.max(1, Math.floor(image.height / step)),
  }
  return createInkImage(size, (x, y) => averageInk(image, x * step, y * step, step))
}

function averageInk(
  { width, height, ink }: InkImage,
  left: number,
  top: number,
  step: number,
): number {
  const [right, bottom] = [Math.min(width, left + step), Math.min(height, top + step)]
  let [sum, count] = [0, 0]
  for (let y = Math.floor(top); y < bottom; y += 1) {
    for (let x = Math.floor(left); x < right; x += 1) {
      sum += ink[y * width + x] ?? 0
      count += 1
    }
  }
  return sum / Math.max(1, count)
}
