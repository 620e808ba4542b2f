import { type FaceName, isNeededFor } from './fonts.ts'
import { type Face, openFace } from './open-face.ts'

/** A text style: its own font first, then fallbacks. */
export type TextStyle = 'text' | 'bold' | 'title' | 'italic' | Hand
export type Hand = 'caveat' | 'dancingScript' | 'homemadeApple'

export function isHand(style: TextStyle): style is Hand {
  return style === 'caveat' || style === 'dancingScript' || style === 'homemadeApple'
}

const fallbackFaces = ['hebrew', 'arabic', 'devanagari'] as const
const chains = {
  text: ['sans', 'serif', ...fallbackFaces],
  bold: ['sansBold', 'serifBold', 'sans', ...fallbackFaces],
  title: ['serifBold', 'sansBold', 'sans', ...fallbackFaces],
  italic: ['serifItalic', 'sans', 'serif', ...fallbackFaces],
  caveat: ['caveat', 'serifItalic', 'sans', 'serif', ...fallbackFaces],
  dancingScript: ['dancingScript', 'serifItalic', 'sans', 'serif', ...fallbackFaces],
  homemadeApple: ['homemadeApple', 'serifItalic', 'sans', 'serif', ...fallbackFaces],
} as const satisfies Record<TextStyle, readonly FaceName[]>

/**
 * Fonts to try for a text, best first. Han characters look different in each country, so kana or
 * hangul in the text decide; the default is Chinese.
 */
export function getFaceChain(style: TextStyle, text: string): readonly FaceName[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) {
    return [...chains[style], 'japanese', 'chinese', 'korean']
  }
  if (/\p{Script=Hangul}/u.test(text)) {
    return [...chains[style], 'korean', 'chinese', 'japanese']
  }
  return [...chains[style], 'chinese', 'japanese', 'korean']
}

/** The first font that supports the whole grapheme. */
export function chooseFace(grapheme: string, chain: readonly FaceName[]): Face | undefined {
  const [first = ''] = grapheme
  for (const name of chain) {
    if (isNeededFor(name, first)) {
      const face = openFace(name)
      if (canDraw(face, grapheme)) {
        return face
      }
    }
  }
  return undefined
}

function canDraw(face: Face, grapheme: string): boolean {
  const points = [...grapheme].map((character) => character.codePointAt(0) ?? 0)
  const [base = 0] = points
  const supported = points.every((point) => {
    if (isVariationSelector(point)) {
      return face.hasVariation(base, point)
    }
    return isJoiner(point) || face.has(point)
  })
  return supported && (points.length === 1 || positionsMarks(face, grapheme))
}

/**
 * A font may have a letter and an accent but no anchor to combine them. Complex scripts always have
 * anchors.
 */
function positionsMarks(face: Face, grapheme: string): boolean {
  if (!/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}/u.test(grapheme)) {
    return true
  }
  const glyphs = face.shape({ text: grapheme, start: 0, end: grapheme.length, rtl: false })
  return glyphs.every((glyph) => glyph.advance > 0 || glyph.dx !== 0 || glyph.dy !== 0)
}

/** Zero-width joiners control shaping and have no glyph. */
function isJoiner(point: number): boolean {
  return point === 0x200c || point === 0x200d
}

function isVariationSelector(point: number): boolean {
  return (point >= 0xfe00 && point <= 0xfe0f) || (point >= 0xe0100 && point <= 0xe01ef)
}
