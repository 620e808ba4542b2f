import type { FaceName } from './fonts.ts'
import { createLruCache } from '../create-lru-cache.ts'
import { getFaceChain, type TextStyle } from './choose-face.ts'
import { type Directions, getLineLevels, resolveDirections, toVisualOrder } from './directions.ts'
import { isPlain, type Item, itemize } from './itemize.ts'
import type { Face, ShapedGlyph } from './open-face.ts'

/** A shaped line in visual order. All measures are in thousandths of an em. */
export interface Line {
  text: string
  runs: Run[]
  /** Without trailing spaces. */
  width: number
  /** Width of trailing spaces, which are on the left in right-to-left paragraphs. */
  trailingWidth: number
  rtl: boolean
}

/** Glyphs of one font from left to right. */
export interface Run {
  face: Face
  rtl: boolean
  clusters: Cluster[]
}

export interface Cluster {
  text: string
  /** Index of its first character in the line's text. */
  start: number
  glyphs: ShapedGlyph[]
}

/** Total characters; enough for about twenty certificates. Most lines repeat in every file. */
const getCachedLine = createLruCache<Line>(60_000)

export function shapeLine(text: string, style: TextStyle): Line {
  return shapeRange({ text, ...resolveDirections(text) }, style, { start: 0, end: text.length })
}

/** Shapes a range of a paragraph as a line, in the paragraph's direction. */
export function shapeRange(
  paragraph: Directions & { text: string },
  style: TextStyle,
  part: { start: number; end: number },
): Line {
  const text = paragraph.text.slice(part.start, part.end)
  const language = getLanguage(getFaceChain(style, paragraph.text))
  const levels = getLineLevels(paragraph, paragraph.text, part)
  const set = () => shape(text, itemize(text, style, levels), { language, rtl: paragraph.rtl })

  return levels || !isPlain(text)
    ? set()
    : getCachedLine(`${style} ${language} ${text}`, text.length, set)
}

function shape(text: string, items: Item[], how: { language: string; rtl: boolean }): Line {
  const runs = toVisualOrder(items).map((item) => shapeItem(text, item, how.language))
  const spaces = text.length - text.trimEnd().length
  const trailingWidth = measureWidth(runs, (cluster) => cluster.start >= text.length - spaces)
  return {
    text,
    runs,
    trailingWidth,
    width: measureWidth(runs, () => true) - trailingWidth,
    rtl: how.rtl,
  }
}

function shapeItem(text: string, { start, end, face, level }: Item, language: string): Run {
  const rtl = level % 2 === 1
  const clusters: Cluster[] = []
  const glyphs = face.shape({ text, start, end, rtl, language })
  for (const glyph of glyphs) {
    const last = clusters.at(-1)
    if (last?.start === glyph.cluster) {
      last.glyphs.push(glyph)
    } else {
      clusters.push({ text: '', start: glyph.cluster, glyphs: [glyph] })
    }
  }

  // A cluster ends where the next one starts in logical order.
  const written = rtl ? [...clusters].reverse() : clusters
  for (const [index, cluster] of written.entries()) {
    cluster.text = text.slice(cluster.start, written[index + 1]?.start ?? end)
  }
  return { face, rtl, clusters }
}

function measureWidth(runs: Run[], of: (cluster: Cluster) => boolean): number {
  let width = 0
  for (const { clusters } of runs) {
    for (const cluster of clusters) {
      width += of(cluster) ? getAdvance(cluster) : 0
    }
  }
  return width
}

export function getAdvance({ glyphs }: Cluster): number {
  return glyphs.reduce((sum, glyph) => sum + glyph.advance, 0)
}

/** Extent of a line above and below the baseline, in thousandths of an em. */
export function getInk({ runs }: Line): { top: number; bottom: number } {
  let [top, bottom] = [0, 0]
  for (const { face, clusters } of runs) {
    for (const { id, dy } of clusters.flatMap(({ glyphs }) => glyphs)) {
      const ink = face.getGlyphInk(id)
      top = Math.max(top, ink.top + dy)
      bottom = Math.min(bottom, ink.bottom + dy)
    }
  }
  return { top, bottom }
}

const languages: Partial<Record<FaceName, string>> = {
  chinese: 'zh-Hans',
  japanese: 'ja',
  korean: 'ko',
}

/** The first East Asian font of the chain decides the language of shared characters. */
function getLanguage(chain: readonly FaceName[]): string {
  return chain.map((face) => languages[face]).find((language) => language !== undefined) ?? 'en'
}
