/** One ink for every signature: blue-green, so that an original tells itself from a copy. */
export const ink = [0.04, 0.27, 0.33] as const
