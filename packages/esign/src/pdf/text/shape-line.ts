import type { FaceName } from './fonts.ts'
import { keepRecent } from '../keep-recent.ts'
import { getFaceChain } from './choose-face.ts'
import type { TextStyle } from './choose-face.ts'
import { resolveDirections, toVisualOrder, getLineLevels } from './directions.ts'
import type { Directions } from './directions.ts'
import { isPlain, itemize } from './itemize.ts'
import type { Item } from './itemize.ts'
import type { Face, ShapedGlyph } from './open-face.ts'

/** A line ready to be written: what stands in it from left to right. All in thousandths of an em. */
export interface Line {
  text: string
  runs: Run[]
  /** Without the spaces at its end. */
  width: number
  /** The width of the spaces at its end, which lie at the left where the paragraph runs there. */
  trailingWidth: number
  rtl: boolean
}

/** Glyphs of one face from left to right. */
export interface Run {
  face: Face
  rtl: boolean
  clusters: Cluster[]
}

/** Some characters and the glyphs that show them together. */
export interface Cluster {
  text: string
  /** Where its characters start in the line's text. */
  start: number
  glyphs: ShapedGlyph[]
}

/** In characters: some twenty certificates. Most of what we write, we write in each file. */
const cachedLine = keepRecent<Line>(60_000)

/** Sets a text that stands on one line. */
export function shapeLine(text: string, style: TextStyle): Line {
  return shapeRange({ text, ...resolveDirections(text) }, style, { start: 0, end: text.length })
}

/** Sets a part of a paragraph as a line of its own, in the paragraph's direction. */
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
    : cachedLine(`${style} ${language} ${text}`, text.length, set)
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

  // A cluster's characters go on to where the next one starts, whichever way they are seen.
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

/** How far the ink of a line reaches above and below its baseline, in thousandths of an em. */
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

/** The first East Asian face of the chain says by whose custom shared signs are drawn. */
function getLanguage(chain: readonly FaceName[]): string {
  return chain.map((face) => languages[face]).find((language) => language !== undefined) ?? 'en'
}
