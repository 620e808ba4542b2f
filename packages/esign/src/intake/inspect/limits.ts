/** What one PDF from outside may cost. */
export interface InspectionLimits {
  bytes: number
  pages: number
  /** Of the thread that reads it. */
  milliseconds: number
  /** Of the thread that reads it, beside the file itself and a copy of it. */
  megabytes: number
}

export const defaultLimits: InspectionLimits = {
  bytes: 50 * 2 ** 20,
  pages: 500,
  milliseconds: 5_000,
  megabytes: 256,
}

/** Objects that a file of 500 pages never needs, but one that is built to tire us out has. */
export const maxObjects = 400_000
/** Of one stream that is not a picture, unpacked. */
export const maxStreamBytes = 64 * 2 ** 20
/** Of all streams that are not pictures. */
export const maxUnpackedBytes = 256 * 2 ** 20
/** A US Letter page in 1200 dpi has 135 million. */
export const maxPixels = 150_000_000
/** Points on a side; ISO 32000-1, annex C. */
export const maxPoints = 14_400
