import type { PictureRejection } from '@countersign/answers'
import { readPng } from './read-png.ts'
import type { InkMap } from './read-png.ts'
import { writePng } from './write-png.ts'

/** Bounds of an uploaded signature: what prints sharply in a place to sign, and no more. */
const pictureBounds = { width: 1200, height: 600, base64: 100_000 } as const

/** Fewer pixels of ink than a full stop has: an empty sheet was photographed. */
const minInkPixels = 40
/** From here on a pixel counts as ink, of 255. */
const inkThreshold = 96

/** The ink of an uploaded signature, or why it is none. `png` is base64. */
export function readInk(png: string): InkMap | PictureRejection {
  if (png.length > pictureBounds.base64) {
    return 'picture-too-large'
  }
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(png)) {
    return 'picture-damaged'
  }

  const map = readPng(Buffer.from(png, 'base64'), pictureBounds)
  if (!map) {
    return 'picture-damaged'
  }
  return map.ink.filter((ink) => ink >= inkThreshold).length < minInkPixels ? 'picture-blank' : map
}

/** The ink of a picture that was checked when it was adopted. */
export function requireInk({ png }: { png: string }): InkMap {
  const picture = readInk(png)
  if (typeof picture === 'string') {
    throw new Error('A picture that was never checked came to be drawn.')
  }
  return picture
}

/**
 * The same picture as it is kept: its ink in sixteen steps and nothing else, so that no chunk, no
 * color and no place where a photograph was taken travels into a contract.
 */
export function toInkPng(map: InkMap): string {
  const ink = map.ink.map((value) => Math.round(value / 17) * 17)
  return Buffer.from(writePng({ ...map, ink })).toString('base64')
}
