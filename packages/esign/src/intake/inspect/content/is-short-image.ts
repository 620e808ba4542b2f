import { PdfArray, PdfName, PdfStream } from '@libpdf/core'
import type { PDF, PdfObject } from '@libpdf/core'
import { readNumberEntry, resolveObject } from './resolve.ts'

/**
 * Whether at least the last row of an image is missing, whose decoded data (ISO 32000-1, 8.9.5.2) is this
 * long. Images whose colors are not understood are not short.
 */
export function isShortImage(pdf: PDF, image: PdfStream, bytes: number): boolean {
  const read = (key: string) => readNumberEntry(pdf, image, key)
  const [width, height] = [read('Width'), read('Height')]
  const mask = resolveObject(pdf, image.get('ImageMask'))
  const isMask = mask?.type === 'bool' && mask.value
  const bits = isMask ? 1 : read('BitsPerComponent')
  const components = isMask ? 1 : countComponents(pdf, image.get('ColorSpace'))

  if (!width || !height || !bits || !components) {
    return false
  }
  return bytes <= Math.ceil((width * components * bits) / 8) * (height - 1)
}

const componentCounts: Record<string, number> = {
  DeviceGray: 1,
  CalGray: 1,
  Indexed: 1,
  Separation: 1,
  DeviceRGB: 3,
  CalRGB: 3,
  Lab: 3,
  DeviceCMYK: 4,
}

/** ISO 32000-1, 8.6. */
function countComponents(pdf: PDF, colorSpace: PdfObject | undefined): number | undefined {
  const space = resolveObject(pdf, colorSpace)
  if (space instanceof PdfName) {
    return componentCounts[space.value]
  }
  if (!(space instanceof PdfArray)) {
    return undefined
  }
  const [family, detail] = space.toArray().map((item) => resolveObject(pdf, item))
  if (!(family instanceof PdfName)) {
    return undefined
  }
  if (family.value === 'ICCBased') {
    return detail instanceof PdfStream ? readNumberEntry(pdf, detail, 'N') : undefined
  }
  return family.value === 'DeviceN' && detail instanceof PdfArray
    ? detail.length
    : componentCounts[family.value]
}
