/** How dark each pixel is, 0 to 255, row by row from the top. */
export interface InkSheet {
  width: number
  height: number
  ink: Uint8Array
}

/** A sheet of this size, each pixel by its place. */
export function makeSheet(
  size: { width: number; height: number },
  inkAt: (x: number, y: number) => number,
): InkSheet {
  const { width, height } = size
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      ink[y * width + x] = inkAt(x, y)
    }
  }
  return { width, height, ink }
}

/** A quarter turn clockwise. */
export function turn({ width, height, ink }: InkSheet): InkSheet {
  return makeSheet(
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

export function cut({ width, ink }: InkSheet, { left, top, ...size }: Box): InkSheet {
  return makeSheet(size, (x, y) => ink[(top + y) * width + left + x] ?? 0)
}

/** Made smaller until it fits, each pixel the mean of those that it stands for; never larger. */
export function fitInto(sheet: InkSheet, most: { width: number; height: number }): InkSheet {
  const step = Math.max(1, sheet.width / most.width, sheet.height / most.height)
  if (step === 1) {
    return sheet
  }

  const size = {
    width: Math.max(1, Math.floor(sheet.width / step)),
    height: Math.max(1, Math.floor(sheet.height / step)),
  }
  return makeSheet(size, (x, y) => meanOf(sheet, x * step, y * step, step))
}

function meanOf({ width, height, ink }: InkSheet, left: number, top: number, step: number): number {
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
