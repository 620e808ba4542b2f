import { crop, scaleDown, createInkImage, rotateClockwise } from './ink-image.ts'
import type { Box, InkImage } from './ink-image.ts'

/** How a picture is edited; nothing of it is lost by editing. */
export interface PictureEdits {
  /** Quarter turns clockwise. */
  quarterTurns: number
  /** 1 keeps only the darkest ink, 9 also the faintest. */
  strength: number
  /** How much to cut off at each side, in percent. */
  trim: Record<Side, number>
}

export const sides = ['left', 'right', 'top', 'bottom'] as const
type Side = (typeof sides)[number]

export const noEdits: PictureEdits = {
  quarterTurns: 0,
  strength: 5,
  trim: { left: 0, right: 0, top: 0, bottom: 0 },
}

/** Enough for a sharp signature on screen and paper. */
export const maxInkSize = { width: 800, height: 240 } as const

/** A short name has more pixels than this. */
const minInkPixels = 60
/** With more ink than this, it is not a signature on paper. */
const maxInkShare = 0.4

/** The signature without its background, cropped; or why none was found. */
export function extractInk(
  contrast: InkImage,
  edits: PictureEdits,
): InkImage | 'blank' | 'crowded' {
  const threshold = computeThreshold(contrast) * 2 ** ((5 - edits.strength) / 3)
  let image = removeSpecks(keepAbove(contrast, threshold))
  for (let turned = 0; turned < edits.quarterTurns % 4; turned += 1) {
    image = rotateClockwise(image)
  }

  const trimmed = crop(image, trimmedBox(image, edits.trim))
  const count = trimmed.ink.filter(isInk).length
  if (count < minInkPixels) {
    return 'blank'
  }
  const found = crop(trimmed, inkBounds(trimmed))
  return count > found.ink.length * maxInkShare ? 'crowded' : scaleDown(found, maxInkSize)
}

/** Paper texture is below this. */
const paperNoise = 26

/** 40 % of about the darkest: fine strokes are above, shadows below. */
function computeThreshold({ ink }: InkImage): number {
  const counts = new Uint32Array(256)
  ink.forEach((value) => (counts[value] = (counts[value] ?? 0) + 1))
  let dark = 255
  for (let left = ink.length * 0.005; dark > 0; dark -= 1) {
    left -= counts[dark] ?? 0
    if (left <= 0) {
      break
    }
  }
  return Math.max(paperNoise, dark * 0.4)
}

/** Fades out around the threshold, so that strokes stay smooth. */
function keepAbove({ width, height, ink }: InkImage, threshold: number): InkImage {
  return createInkImage({ width, height }, (x, y) => {
    const over = ((ink[y * width + x] ?? 0) - threshold * 0.75) / (threshold * 0.5)
    return Math.round(Math.min(Math.max(over, 0), 1) * 255)
  })
}

function isInk(value: number): boolean {
  return value >= 128
}

/** A pixel of ink with fewer than two neighbors is dust. */
function removeSpecks({ width, height, ink }: InkImage): InkImage {
  const near = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
  return createInkImage({ width, height }, (x, y) => {
    const at = y * width + x
    const value = ink[at] ?? 0
    return value > 0 && near.filter((step) => isInk(ink[at + step] ?? 0)).length < 2 ? 0 : value
  })
}

function trimmedBox({ width, height }: InkImage, trim: PictureEdits['trim']): Box {
  const [left, top] = [Math.floor((width * trim.left) / 100), Math.floor((height * trim.top) / 100)]
  return {
    left,
    top,
    width: Math.max(1, Math.ceil((width * (100 - trim.right)) / 100) - left),
    height: Math.max(1, Math.ceil((height * (100 - trim.bottom)) / 100) - top),
  }
}

/** Around the strokes, so that none touches the edge. */
const margin = 4

function inkBounds({ width, height, ink }: InkImage): Box {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (const [at, value] of ink.entries()) {
    if (isInk(value)) {
      const [x, y] = [at % width, Math.floor(at / width)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)]
  return {
    left: x,
    top: y,
    width: Math.min(width, right + margin + 1) - x,
    height: Math.min(height, bottom + margin + 1) - y,
  }
}
