import * as harfbuzz from 'harfbuzzjs'
import { type FaceName, readFont } from './fonts.ts'
import { stripOutlines } from './strip-outlines.ts'

/** A font for shaping. All measures are in thousandths of an em. */
export interface Face {
  name: FaceName
  has(codePoint: number): boolean
  /** 0 if there is no glyph. */
  getGlyph(codePoint: number): number
  /** Whether the font has a variant of this character for this variation selector. */
  hasVariation(codePoint: number, selector: number): boolean
  getAdvance(glyph: number): number
  /** Extent of a glyph above and below the baseline. */
  getGlyphInk(glyph: number): { top: number; bottom: number }
  shape(piece: Piece): ShapedGlyph[]
  /** A table of the font file, such as `head`; empty if missing. */
  table(tag: string): DataView
  /** Factor from font units to thousandths of an em. */
  scale: number
}

/** A range with one direction and script. The text around it is context for shaping. */
interface Piece {
  text: string
  start: number
  end: number
  rtl: boolean
  language?: string
}

export interface ShapedGlyph {
  id: number
  /** Index in the text at which the glyph's cluster starts. */
  cluster: number
  advance: number
  dx: number
  dy: number
}

const openFaces = new Map<FaceName, Face>()

/** Opened on first use and kept open. */
export function openFace(name: FaceName): Face {
  const known = openFaces.get(name)
  if (known) {
    return known
  }

  const file = readFont(name)
  const outlined = file.length <= maxOutlinedBytes
  const blob = new harfbuzz.Blob(outlined ? file : stripOutlines(file))
  const face = createFace(name, new harfbuzz.Font(new harfbuzz.Face(blob)), outlined)
  openFaces.set(name, face)
  return face
}

export function listOpenFaces(): FaceName[] {
  return [...openFaces.keys()]
}

/** Larger fonts, which are the East Asian ones, are loaded without outlines. */
const maxOutlinedBytes = 2 ** 20
/** For fonts without outlines: Han characters fill their square. */
const defaultInk = { top: 880, bottom: -120 }

/** Characters of context on each side, which letters may join with. */
const context = 8

function createFace(name: FaceName, font: harfbuzz.Font, outlined: boolean): Face {
  const scale = 1000 / font.face.upem
  const buffer = new harfbuzz.Buffer()
  const glyphs = new Map<number, number>()
  const advances = new Map<number, number>()

  const getGlyph = (codePoint: number) =>
    memoize(glyphs, codePoint, () => font.nominalGlyph(codePoint) ?? 0)
  return {
    name,
    scale,
    getGlyph: getGlyph,
    has: (codePoint) => getGlyph(codePoint) !== 0,
    hasVariation: (codePoint, selector) => font.variationGlyph(codePoint, selector) !== undefined,
    getAdvance: (glyph) => memoize(advances, glyph, () => round(font.glyphHAdvance(glyph) * scale)),
    getGlyphInk(glyph) {
      const { yBearing = 0, height = 0 } = font.glyphExtents(glyph) ?? {}
      return outlined ? { top: yBearing * scale, bottom: (yBearing + height) * scale } : defaultInk
    },
    shape({ text, start, end, rtl, language }) {
      const from = Math.max(0, start - context)
      buffer.clearContents()
      buffer.addText(text.slice(from, end + context), start - from, end - start)
      buffer.guessSegmentProperties()
      buffer.setDirection(rtl ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR)
      if (language !== undefined) {
        buffer.setLanguage(language)
      }
      harfbuzz.shape(font, buffer)
      const positions = buffer.getGlyphPositions()
      return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => ({
        id: codepoint,
        cluster: cluster + from,
        advance: round((positions[index]?.xAdvance ?? 0) * scale),
        dx: round((positions[index]?.xOffset ?? 0) * scale),
        dy: round((positions[index]?.yOffset ?? 0) * scale),
      }))
    },
    table(tag) {
      // Copied, because HarfBuzz's memory moves when it grows.
      const bytes = new Uint8Array(font.face.referenceTable(tag) ?? [])
      return new DataView(bytes.buffer)
    },
  }
}

/** Limits memory for untrusted text. */
const maxMemoized = 8192

function memoize(known: Map<number, number>, key: number, compute: () => number): number {
  const answer = known.get(key) ?? compute()
  if (known.size < maxMemoized) {
    known.set(key, answer)
  }
  return answer
}

/** Two decimals keep the file small and are invisible. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
