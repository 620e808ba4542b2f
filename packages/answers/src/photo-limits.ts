/** The limits of photos in a form. `maxSide` is that of a kept photo, in pixels. */
export const photoLimits = {
  fileBytes: 25_000_000,
  pixels: 50_000_000,
  maxSide: 1600,
  /** All photos of a packet together, as they are kept. */
  packetBytes: 40_000_000,
} as const
