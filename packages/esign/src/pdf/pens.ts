import { PDF, PdfString, ops } from '@libpdf/core'
import type { EmbeddedFont, PDFPage } from '@libpdf/core'
import { loadFonts } from './fonts.ts'
import type { FontFiles } from './fonts.ts'

export type Operator = ReturnType<typeof ops.fill>

/** A way of writing: its own typeface first, then what stands in for characters that it lacks. */
export type Pen = 'text' | 'bold' | 'title' | 'italic' | 'hand'

const chains = {
  text: ['sans', 'serif'],
  bold: ['sansBold', 'serifBold'],
  title: ['serifBold', 'sansBold'],
  italic: ['serifItalic', 'sans'],
  hand: ['hand', 'serifItalic', 'sans'],
} as const satisfies Record<Pen, readonly (keyof FontFiles)[]>

/** The fonts of one document, each embedded when it is first written with. */
export interface Pens {
  width(text: string, pen: Pen, size: number): number
  /** Operators that write one line with its baseline starting at `x`, `y`. */
  write(page: PDFPage, line: WrittenLine): Operator[]
  /** The fonts that were used, for what must be done to them after saving. */
  used(): EmbeddedFont[]
}

interface WrittenLine {
  text: string
  pen: Pen
  size: number
  x: number
  y: number
}

export function createPens(pdf: PDF): Pens {
  const fonts = new Map<keyof FontFiles, EmbeddedFont>()

  function font(name: keyof FontFiles): EmbeddedFont {
    const known = fonts.get(name)
    if (known) {
      return known
    }

    const embedded = pdf.embedFont(loadFonts()[name])
    fonts.set(name, embedded)
    return embedded
  }

  function runs(text: string, pen: Pen): Run[] {
    return splitRuns(text, pen).map((run) => ({ text: run.text, font: font(run.face) }))
  }

  return {
    width: (text, pen, size) => runs(text, pen).reduce((sum, run) => sum + runWidth(run, size), 0),
    write(page, { text, pen, size, x, y }) {
      const operators = [ops.beginText(), ops.moveText(x, y)]
      for (const run of runs(text, pen)) {
        operators.push(ops.setFont(page.registerFont(run.font), size), ops.showText(glyphs(run)))
      }
      return [...operators, ops.endText()]
    },
    used: () => [...fonts.values()],
  }
}

interface Run {
  text: string
  font: EmbeddedFont
}

/** Whether some typeface of the chain has this character. */
export function canWrite(character: string, pen: Pen): boolean {
  return chains[pen].some((face) => covers(face, character))
}

/**
 * A hand that changes its face in the middle of a name looks forged, so a typed signature is
 * written whole in the first face that has all of it; other pens change face by character.
 */
function splitRuns(text: string, pen: Pen): { text: string; face: keyof FontFiles }[] {
  const chain: readonly (keyof FontFiles)[] = chains[pen]
  const whole = chain.find((face) => [...text].every((character) => covers(face, character)))
  if (whole) {
    return text ? [{ text, face: whole }] : []
  }

  const found: { text: string; face: keyof FontFiles }[] = []
  for (const character of text) {
    const face = chain.find((candidate) => covers(candidate, character)) ?? chain[0] ?? 'sans'
    const last = found.at(-1)
    if (last?.face === face) {
      last.text += character
    } else {
      found.push({ text: character, face })
    }
  }
  return found
}

/** What is known of a face: a font to ask, and the answers so far. */
const probes = new Map<keyof FontFiles, { font: EmbeddedFont; known: Map<string, boolean> }>()

/** Asks a font of a document of its own, so that a question leaves no trace in anybody's file. */
function covers(face: keyof FontFiles, character: string): boolean {
  let probe = probes.get(face)
  if (!probe) {
    probe = { font: PDF.create().embedFont(loadFonts()[face]), known: new Map() }
    probes.set(face, probe)
  }
  let answer = probe.known.get(character)
  if (answer === undefined) {
    answer = probe.font.canEncode(character)
    // Unicode is finite, but a stranger's text shall not fill our memory with all of it.
    if (probe.known.size < 4096) {
      probe.known.set(character, answer)
    }
  }
  return answer
}

/** ISO 32000-1, 9.7.6.3: with Identity-H a string holds two-byte glyph numbers. */
function glyphs(run: Run): PdfString {
  const hex = run.font.encodeTextToGids(run.text).map((id) => id.toString(16).padStart(4, '0'))
  return PdfString.fromHex(hex.join(''))
}

function runWidth(run: Run, size: number): number {
  let width = 0
  for (const character of run.text) {
    width += run.font.getWidth(character.codePointAt(0) ?? 0)
  }
  return (width * size) / 1000
}
