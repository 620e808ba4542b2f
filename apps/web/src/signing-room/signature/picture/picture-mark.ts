import type { Mark } from '@countersign/answers'
import type { InkSheet } from './ink-sheet.ts'
import { liftInk } from './lift-ink.ts'
import type { Handling } from './lift-ink.ts'
import { pngOfInk } from './png-of-ink.ts'

/** A picture that somebody chose, and how they want it. */
export interface Upload {
  contrast: InkSheet
  handling: Handling
}

/** The contract's bound on a picture. */
const mostBase64 = 100_000

/** An upload as a mark that stands for these words, or why it cannot be one. */
export function pictureMark(
  { contrast, handling }: Upload,
  text: string,
): Extract<Mark, { kind: 'picture' }> | 'blank' | 'crowded' {
  const ink = liftInk(contrast, handling)
  if (typeof ink === 'string') {
    return ink
  }
  const png = pngOfInk(ink)
  return png.length > mostBase64 ? 'crowded' : { kind: 'picture', png, text }
}
