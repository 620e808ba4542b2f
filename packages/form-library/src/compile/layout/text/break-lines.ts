import { measureText } from './fonts.ts'
import type { FontName, TextStyle } from '../page-format.ts'

/** Consecutive text in one font. */
interface Run {
  text: string
  font: FontName
  /** Offset from the line's left edge, in points. */
  x: number
  width: number
}

export type Line = Run[]

interface Word {
  parts: { text: string; font: FontName }[]
  width: number
}

/** Breaks a text with `**bold**` runs into lines that are no wider than `width` points. */
export function breakLines(text: string, style: TextStyle, width: number): Line[] {
  const lines: Line[] = []
  let words: Word[] = []
  let used = 0
  const space = measureText(' ', style.font, style.size)

  for (const word of toWords(text, style)) {
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

function toWords(text: string, style: TextStyle): Word[] {
  const words: Word[] = [{ parts: [], width: 0 }]
  text.split('**').forEach((segment, index) => {
    const font = index % 2 === 1 ? style.bold : style.font
    segment.split(' ').forEach((part, position) => {
      if (position > 0) {
        words.push({ parts: [], width: 0 })
      }
      addPart(words.at(-1), part, font, style.size)
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

/** Joins words of one font into one run, so that the PDF contains whole phrases. */
function toLine(words: Word[], style: TextStyle): Line {
  const runs: Run[] = []
  words.forEach((word, index) => {
    word.parts.forEach((part, position) => {
      const lead = index > 0 && position === 0 ? ' ' : ''
      const last = runs.at(-1)
      if (last?.font === part.font) {
        last.text += lead + part.text
      } else if (last && lead) {
        last.text += lead
        runs.push({ ...part, x: 0, width: 0 })
      } else {
        runs.push({ ...part, x: 0, width: 0 })
      }
    })
  })

  return positionRuns(runs, style.size)
}

function positionRuns(runs: Run[], size: number): Line {
  let x = 0
  for (const run of runs) {
    run.x = x
    run.width = measureText(run.text, run.font, size)
    x += run.width
  }

  return runs
}
