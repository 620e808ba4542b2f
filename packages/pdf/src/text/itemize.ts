import type { FaceName } from './fonts.ts'
import { chooseFace, getFaceChain, isHand, type TextStyle } from './choose-face.ts'
import { type Face, openFace } from './open-face.ts'

/** A run of text with one font, script and direction, in logical order. */
export interface Item {
  start: number
  end: number
  face: Face
  level: number
}

/**
 * Splits text into runs that can be shaped at once. If one font supports the whole text, it is used
 * alone: a signature that changes its font within a name looks forged.
 */
export function itemize(text: string, style: TextStyle, levels: Uint8Array | undefined): Item[] {
  const chain = selectChain(text, style)
  const [only] = chain
  if (chain.length === 1 && only && isPlain(text)) {
    return [{ start: 0, end: text.length, face: openFace(only), level: 0 }]
  }

  const items: (Item & { script: string | undefined })[] = []
  for (const { segment, index } of splitGraphemes(text)) {
    if (isIsolate(segment)) {
      continue
    }
    const last = items.at(-1)
    const level = levels?.[index] ?? 0
    const script = findScript(segment)
    const face = keepsFace(segment, last?.face) ?? chooseFace(segment, chain) ?? openFace('sans')
    const isAdjacent = last?.end === index && last.face === face && last.level === level
    if (last && isAdjacent && (!script || !last.script || script === last.script)) {
      last.end = index + segment.length
      last.script ??= script
    } else {
      items.push({ start: index, end: index + segment.length, face, level, script })
    }
  }
  return items
}

function selectChain(text: string, style: TextStyle): readonly FaceName[] {
  const chain = getFaceChain(style, text)
  const graphemes = splitGraphemes(text).filter(({ segment }) => !isIsolate(segment))
  const complete = chain.find((name) =>
    graphemes.every(({ segment }) => chooseFace(segment, [name]) !== undefined),
  )
  if (complete) {
    return [complete]
  }
  return isHand(style) ? getFaceChain('text', text) : chain
}

/** Spaces keep the font of the text before them. */
function keepsFace(segment: string, face: Face | undefined): Face | undefined {
  return segment === ' ' && face?.has(0x20) ? face : undefined
}

/**
 * Latin text with European accents, digits and punctuation, which Source Sans supports completely.
 * Most answers take this fast path.
 */
export function isPlain(text: string): boolean {
  return /^[\x20-\x7E\u00A0-\u00AC\u00AE-\u017F]*$/.test(text)
}

const scripts = ['Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Arabic', 'Devanagari', 'Han', 'Hangul']
  .concat(['Hiragana', 'Katakana'])
  .map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }))

/** Digits, spaces and punctuation take the script of their neighbors. */
function findScript(segment: string): string | undefined {
  return scripts.find(({ pattern }) => pattern.test(segment))?.name
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function splitGraphemes(text: string): { segment: string; index: number }[] {
  // Faster than the segmenter for text without combining marks and joiners.
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

/** Bidi isolates, which only `isolate` adds. Not drawn. */
function isIsolate(character: string): boolean {
  return character === '\u2068' || character === '\u2069'
}
