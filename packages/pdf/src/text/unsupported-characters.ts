import { explainCharacters } from '@countersign/answers/explain-characters'
import { normalizeText } from '@countersign/answers/text'
import { shapingJoiner } from '@countersign/answers/unprintable'
import { chooseFace, getFaceChain } from './choose-face.ts'
import { splitGraphemes, isPlain } from './itemize.ts'
import { openFace } from './open-face.ts'
import { shapeLine } from './shape-line.ts'

/**
 * Characters that cannot be printed correctly, each once. Includes control and format characters: a
 * hidden direction override can make a printed name read differently. Line feeds are allowed here;
 * the field decides about them.
 */
export function unsupportedCharacters(text: string): string[] {
  const found = new Set<string>()
  for (const line of normalizeText(text).split('\n')) {
    if (!isPlain(line)) {
      collectUnsupported(line, found)
    }
  }
  return [...found]
}

/** A sentence for the person who typed the text; `undefined` if all of it can be printed. */
export function explainUnsupportedCharacters(text: string): string | undefined {
  const found = unsupportedCharacters(text)
  return found.length === 0 ? undefined : explainCharacters(found)
}

/**
 * As above, for the text of a written form: its five fonts have no fallbacks, and print an empty box
 * for a character that they do not have. Marks that are stacked take a time to set that grows with their
 * square, and cover other lines.
 */
export function explainUnprintedInForms(text: string): string | undefined {
  const found = [...new Set(text)].filter(
    (character) => !plainInForms.test(character) && !hasFormGlyphs(character),
  )
  const stacked = stackedMarks.exec(text)?.[0] ?? ''
  const all = [...new Set([...found, ...stacked])]
  return all.length === 0 ? undefined : explainCharacters(all)
}

const maxMarks = 4
const stackedMarks = new RegExp(`\\p{M}{${maxMarks + 1},}`, 'u')
const plainInForms = /[\n\r\t\x20-\x7e\xa0-\xff]/
const formFaces = ['serif', 'serifBold', 'serifItalic', 'sans', 'sansBold'] as const

function hasFormGlyphs(character: string): boolean {
  return formFaces.every((face) => openFace(face).has(character.codePointAt(0) ?? 0))
}

function collectUnsupported(line: string, found: Set<string>): void {
  const chain = getFaceChain('text', line)
  for (const { segment, index } of splitGraphemes(line)) {
    const rest = line.slice(index + segment.length)
    const hidden = [...segment].filter((character, at, all) =>
      isHidden(character, all.slice(at + 1).join('') + rest.slice(0, 2)),
    )
    const single = [...segment].filter((character) => !chooseFace(character, chain))
    if (hidden.length > 0) {
      hidden.forEach((character) => found.add(character))
    } else if (single.length > 0) {
      single.forEach((character) => found.add(character))
    } else if (hasLooseMarks(segment) || !chooseFace(segment, chain)) {
      listMarks(segment).forEach((mark) => found.add(mark))
    }
  }
  if (found.size === 0) {
    findBroken(line).forEach((character) => found.add(character))
  }
}

/** Control, format, private-use and unassigned characters, lone surrogates and line separators. */
const unseen = /[\p{C}\u2028\u2029]/u

/** Invisible characters but for joiners that shape letters. */
function isHidden(character: string, next: string): boolean {
  return unseen.test(character) && shapingJoiner.exec(character + next)?.index !== 0
}

/** More accents than any language uses on a letter, or an accent without a letter. */
function hasLooseMarks(grapheme: string): boolean {
  return listMarks(grapheme).length > maxMarks || /^\p{M}/u.test(grapheme)
}

function listMarks(grapheme: string): string[] {
  return [...grapheme].filter((character) => /\p{M}/u.test(character))
}

/** Characters without a glyph, or shown on a dotted circle because they are misplaced. */
function findBroken(line: string): string[] {
  const dotted = 0x25cc
  const broken = shapeLine(line, 'text').runs.flatMap(({ face, clusters }) => {
    const circle = face.getGlyph(dotted)
    return clusters.filter(
      ({ text, glyphs }) =>
        glyphs.some(({ id }) => id === 0) ||
        (!text.includes('\u25CC') && circle !== 0 && glyphs.some(({ id }) => id === circle)),
    )
  })
  return broken.flatMap(({ text }) => {
    const marks = listMarks(text)
    return marks.length > 0 ? marks : [...text]
  })
}
