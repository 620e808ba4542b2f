import type { Rect } from '@countersign/pdf/coordinates'
import type { Character } from './read-characters.ts'

/** Adjacent characters of one line, up to the next column. */
export interface TextRun {
  text: string
  rect: Rect
  size: number
  bold: boolean
}

/** Joins characters into runs, in whatever order they were drawn. */
export function findTextRuns(characters: readonly Character[]): TextRun[] {
  return findLines(characters)
    .map(toTextRun)
    .filter(({ text }) => text !== '')
}

/** The characters of each run, from left to right, with spaces between words. */
export function findLines(characters: readonly Character[]): Character[][] {
  return toRows(characters).flatMap(splitRow)
}

/** Groups by the lower edge with a tolerance of about a third of the font size. */
function toRows(characters: readonly Character[]): Character[][] {
  const rows: Character[][] = []
  const sorted = [...characters].sort((one, other) => other.rect.y - one.rect.y)
  for (const character of sorted) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && first.rect.y - character.rect.y <= 0.35 * first.size) {
      row.push(character)
    } else {
      rows.push([character])
    }
  }

  return rows
}

/** Minimum gaps in ems between words and between columns. */
const gaps = { word: 0.18, column: 1.8 }

function splitRow(row: Character[]): Character[][] {
  const ordered = row.toSorted((one, other) => one.rect.x - other.rect.x)
  const runs: Character[][] = []
  let last: Character | undefined
  for (const character of ordered) {
    if (isDouble(last, character)) {
      continue
    }
    const gap = last ? character.rect.x - last.rect.x - last.rect.width : Infinity
    const current = runs.at(-1)
    if (current && gap < gaps.column * character.size) {
      if (gap > gaps.word * character.size) {
        current.push({ ...character, char: ' ' })
      }
      current.push(character)
    } else {
      runs.push([character])
    }
    last = character
  }

  return runs
}

/** Some programs draw a letter twice, slightly offset, for bold type. */
function isDouble(last: Character | undefined, { char, rect, size }: Character): boolean {
  return last?.char === char && char !== ' ' && rect.x - last.rect.x < 0.1 * size
}

function toTextRun(characters: Character[]): TextRun {
  const letters = characters.filter(({ char }) => char.trim() !== '')

  return {
    text: normalizeText(characters.map(({ char }) => char).join('')),
    rect: getBounds(characters),
    size: median(letters.map(({ size }) => size)),
    bold: letters.length > 0 && letters.every(({ bold }) => bold),
  }
}

export function getBounds(parts: readonly { rect: Rect }[]): Rect {
  const min = (numbers: number[]) => numbers.reduce((one, other) => Math.min(one, other))
  const rects = parts.map(({ rect }) => rect)
  const [left, bottom] = [min(rects.map(({ x }) => x)), min(rects.map(({ y }) => y))]
  const right = -min(rects.map(({ x, width }) => -x - width))
  const top = -min(rects.map(({ y, height }) => -y - height))

  return { x: left, y: bottom, width: right - left, height: top - bottom }
}

/** Shortens rows of underscores and dots for screen readers. */
export function normalizeText(text: string): string {
  return (
    text
      // Soft hyphens are removed when lines are joined.
      .replace(/(?!\u00ad)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
      .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
      .replace(/_{4,}/g, '____')
      .replace(/\.{5,}/g, '....')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)

  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
