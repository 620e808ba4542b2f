import type { Blank, Blanks } from './blank.ts'
import { measureText } from './fonts.ts'
import type { FontName, TextStyle } from '../page-format.ts'

/** Consecutive text in one font, or a blank to fill in. */
interface Run {
  text: string
  font: FontName
  blank?: Blank
  /** Offset from the line's left edge, in points. */
  x: number
  width: number
}

export type Line = Run[]

interface Word {
  parts: { text: string; font: FontName; blank?: Blank }[]
  width: number
}

/** Breaks a text with `**bold**` runs and blanks into lines that are no wider than `width` points. */
export function breakLines(text: string, style: TextStyle, width: number, blanks?: Blanks): Line[] {
  const lines: Line[] = []
  let words: Word[] = []
  let used = 0
  const space = measureText(' ', style.font, style.size)

  for (const word of toWords(text, style, blanks)) {
    const needed = words.length === 0 ? word.width : used + space + word.width
    if (words.length > 0 && needed > width) {
      lines.push(toLine(words, style))
      words = [word]
      used = word.width
    } else {
      words.push(word)
      used = needed
    }
  }

  return words.length > 0 ? [...lines, toLine(words, style)] : lines
}

function toWords(text: string, style: TextStyle, blanks: Blanks | undefined): Word[] {
  const words: Word[] = [{ parts: [], width: 0 }]
  text.split('**').forEach((segment, index) => {
    const font = index % 2 === 1 ? style.bold : style.font
    segment.split(' ').forEach((part, position) => {
      if (position > 0) {
        words.push({ parts: [], width: 0 })
      }
      if (blanks) {
        addPartWithBlanks(words.at(-1), part, font, { style, blanks })
      } else {
        addPart(words.at(-1), part, font, style.size)
      }
    })
  })

  return words.filter((word) => word.parts.length > 0)
}

function addPart(word: Word | undefined, text: string, font: FontName, size: number): void {
  if (word && text) {
    word.parts.push({ text, font })
    word.width += measureText(text, font, size)
  }
}

function addPartWithBlanks(
  word: Word | undefined,
  part: string,
  font: FontName,
  { style, blanks }: { style: TextStyle; blanks: Blanks },
): void {
  part.split(/\[\[([^\]]+)\]\]/).forEach((piece, index) => {
    const blank = index % 2 === 1 ? blanks.get(piece) : undefined
    if (!word || !blank) {
      addPart(word, piece, font, style.size)
      return
    }
    word.parts.push({ text: '', font, blank })
    word.width += blank.width
  })
}

/** Joins words of one font into one run, so that the PDF contains whole phrases. */
function toLine(words: Word[], style: TextStyle): Line {
  const runs: Run[] = []
  words.forEach((word, index) => {
    word.parts.forEach((part, position) => {
      const lead = index > 0 && position === 0 ? ' ' : ''
      const last = runs.at(-1)
      const isText = last !== undefined && !last.blank
      if (isText && !part.blank && last.font === part.font) {
        last.text += lead + part.text
      } else if (isText && lead) {
        last.text += lead
        runs.push({ ...part, x: 0, width: 0 })
      } else if (lead && part.blank) {
        runs.push({ text: lead, font: part.font, x: 0, width: 0 }, { ...part, x: 0, width: 0 })
      } else {
        runs.push({ ...part, text: lead + part.text, x: 0, width: 0 })
      }
    })
  })

  return positionRuns(runs, style.size)
}

function positionRuns(runs: Run[], size: number): Line {
  let x = 0
  for (const run of runs) {
    run.x = x
    run.width = run.blank?.width ?? measureText(run.text, run.font, size)
    x += run.width
  }

  return runs
}
