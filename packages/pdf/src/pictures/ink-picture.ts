import type { PictureRejection } from '@countersign/answers/rejection'
import { type InkMap, readPng } from './read-png.ts'
import { writePng } from './write-png.ts'

/** Large enough to print a signature sharply. */
const pictureBounds = { width: 1200, height: 600, base64: 100_000 } as const

/** Fewer ink pixels mean an empty sheet of paper. */
const minInkPixels = 40
/** Values from 0 to 255; from here on a pixel counts as ink. */
const inkThreshold = 96

/** Reads the ink of an uploaded signature (PNG in base64), or why it cannot be used. */
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

/** Reads a picture that was validated when it was adopted. */
export function requireInk({ png }: { png: string }): InkMap {
  const picture = readInk(png)
  if (typeof picture === 'string') {
    throw new Error('The picture was not validated before drawing.')
  }
  return picture
}

/** In pixels, from the header (ISO 15948, 11.2.2), of a picture that was validated when it was adopted. */
export function readPictureSize({ png }: { png: string }): { width: number; height: number } {
  const header = Buffer.from(png.slice(0, 32), 'base64')

  return { width: header.readUInt32BE(16), height: header.readUInt32BE(20) }
}

/**
 * Re-encodes the ink in 16 levels of gray. Removes colors, metadata and the GPS position of a
 * photo.
 */
export function toInkPng(map: InkMap): string {
  const ink = map.ink.map((value) => Math.round(value / 17) * 17)
  return Buffer.from(writePng({ ...map, ink })).toString('base64')
}
