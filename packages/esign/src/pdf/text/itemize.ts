import type { FaceName } from './fonts.ts'
import { chooseFace, faceChain, isHand } from './choose-face.ts'
import type { Pen } from './choose-face.ts'
import { openFace } from './open-face.ts'
import type { Face } from './open-face.ts'

/** A stretch of text in one face, one script and one direction, in the order it was written. */
export interface Item {
  start: number
  end: number
  face: Face
  level: number
}

/**
 * Splits a text into what can be shaped at once. A hand that changes its face in the middle of a
 * name looks forged, so where one face has all of a text, it is written whole in the first such.
 */
export function itemize(text: string, pen: Pen, levels: Uint8Array | undefined): Item[] {
  const chain = chainFor(text, pen)
  const [only] = chain
  if (chain.length === 1 && only && isPlain(text)) {
    return [{ start: 0, end: text.length, face: openFace(only), level: 0 }]
  }

  const items: (Item & { script: string | undefined })[] = []
  for (const { segment, index } of graphemesOf(text)) {
    if (isIsolate(segment)) {
      continue
    }
    const last = items.at(-1)
    const level = levels?.[index] ?? 0
    const script = scriptOf(segment)
    const face = stays(segment, last?.face) ?? chooseFace(segment, chain) ?? openFace('sans')
    const joins = last?.end === index && last.face === face && last.level === level
    if (last && joins && (!script || !last.script || script === last.script)) {
      last.end = index + segment.length
      last.script ??= script
    } else {
      items.push({ start: index, end: index + segment.length, face, level, script })
    }
  }
  return items
}

function chainFor(text: string, pen: Pen): readonly FaceName[] {
  const chain = faceChain(pen, text)
  const graphemes = graphemesOf(text).filter(({ segment }) => !isIsolate(segment))
  const whole = chain.find((name) =>
    graphemes.every(({ segment }) => chooseFace(segment, [name]) !== undefined),
  )
  if (whole) {
    return [whole]
  }
  return isHand(pen) ? faceChain('text', text) : chain
}

/** A space follows the face of what stands before it, so that a phrase is not cut at each word. */
function stays(segment: string, face: Face | undefined): Face | undefined {
  return segment === ' ' && face?.has(0x20) ? face : undefined
}

/**
 * Latin letters with the accents of Europe, digits and signs: one script, one direction, and Source
 * Sans has all of them. Most answers are this and need no further look.
 */
export function isPlain(text: string): boolean {
  return /^[\x20-\x7E\u00A0-\u00AC\u00AE-\u017F]*$/.test(text)
}

const scripts = ['Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Arabic', 'Devanagari', 'Han', 'Hangul']
  .concat(['Hiragana', 'Katakana'])
  .map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }))

/** Digits, spaces and most signs belong to no script: they go with what stands around them. */
function scriptOf(segment: string): string | undefined {
  return scripts.find(({ pattern }) => pattern.test(segment))?.name
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a person takes for one character: a letter with its accents, a syllable with its vowel signs. */
export function graphemesOf(text: string): { segment: string; index: number }[] {
  // Without marks and joiners each character stands alone, and a walk is faster than a segmenter.
  if (!/[\p{M}\u200C\u200D]/u.test(text)) {
    let index = 0
    return [...text].map((segment) => {
      const start = index
      index += segment.length
      return { segment, index: start }
    })
  }
  return [...segmenter.segment(text)].map(({ segment, index }) => ({ segment, index }))
}

/** Written around a name by us, never by a person; they order and draw nothing. */
function isIsolate(character: string): boolean {
  return character === '\u2068' || character === '\u2069'
}
