import { createRequire } from 'node:module'
import type { Bidi } from 'bidi-js'

/** The package is CommonJS, but its types describe an ES module. */
const createBidi: () => Bidi = createRequire(import.meta.url)('bidi-js')
const bidi = createBidi()

/** Text without these letters runs from left to right. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Bidi levels by UTF-16 unit; odd levels run from right to left. */
export interface Directions {
  /** `undefined` if the whole paragraph runs from left to right. */
  levels: Uint8Array | undefined
  rtl: boolean
}

/** Resolves a paragraph without line feeds by the Unicode Bidirectional Algorithm (UAX #9). */
export function resolveDirections(paragraph: string): Directions {
  if (!rightToLeft.test(paragraph)) {
    return { levels: undefined, rtl: false }
  }
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph)
  return { levels, rtl: (paragraphs[0]?.level ?? 0) % 2 === 1 }
}

/**
 * Isolates a name that may run from right to left, so that the text after it keeps its position
 * (UAX #9, first strong isolate).
 */
export function isolate(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name
}

/** UAX #9, L1: trailing spaces take the direction of the paragraph. */
export function getLineLevels(
  { levels, rtl }: Directions,
  text: string,
  line: { start: number; end: number },
): Uint8Array | undefined {
  const part = levels?.slice(line.start, line.end)
  for (let at = (part?.length ?? 0) - 1; at >= 0 && text[line.start + at] === ' '; at -= 1) {
    part?.fill(rtl ? 1 : 0, at, at + 1)
  }
  return part
}

/** UAX #9, L2: reverses runs from the highest level to the lowest odd one. */
export function toVisualOrder<T extends { level: number }>(items: T[]): T[] {
  const visual = [...items]
  const highest = Math.max(0, ...items.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < visual.length; start += 1) {
      let end = start
      while ((visual[end]?.level ?? -1) >= level) {
        end += 1
      }
      if (end > start) {
        visual.splice(start, end - start, ...visual.slice(start, end).reverse())
        start = end
      }
    }
  }
  return visual
}
