export interface InspectionLimits {
  bytes: number
  pages: number
  /** Limit of the worker thread's processor time; its wall-clock limit is nine times as long. */
  milliseconds: number
  /** Memory limit of the worker thread, in addition to the file and its copies. */
  megabytes: number
}

export const defaultLimits: InspectionLimits = {
  bytes: 50 * 2 ** 20,
  pages: 500,
  milliseconds: 5_000,
  megabytes: 256,
}

/** Far more than a normal file of 500 pages has. */
export const maxObjects = 400_000
/**
 * Entries of one array or dictionary. The PDF library reads longer ones only in a thread with a large stack,
 * and elsewhere takes the object as missing.
 */
export const maxEntries = 60_000
/** Decompressed size of one stream that is not an image. */
export const maxStreamBytes = 64 * 2 ** 20
/** Decompressed size of all streams that are not images. */
export const maxUnpackedBytes = 256 * 2 ** 20
/** A US Letter page at 1200 dpi has 135 million. */
export const maxPixels = 150_000_000
/** Length of a side in points; ISO 32000-1, annex C. */
export const maxPoints = 14_400
/** How often one page draws XObjects, with those that they draw. Far more than a dense drawing has. */
export const maxDraws = 100_000
/** How deep drawings are nested. */
export const maxDrawingDepth = 64
