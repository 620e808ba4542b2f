import type { Paragraph } from '../prepared-pdf.ts'
import { sameLine } from './reading-order.ts'
import { getBounds, median, type TextRun } from './find-text-runs.ts'

export function buildParagraphs(runs: readonly TextRun[]): Paragraph[] {
  const body = median(runs.flatMap(({ text, size }) => Array<number>(text.length).fill(size)))
  const groups: TextRun[][] = []
  for (const run of runs) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && continuesParagraph(group, last, run)) {
      group.push(run)
    } else {
      groups.push([run])
    }
  }

  return groups.map((group) => toParagraph(group, body))
}

function continuesParagraph(group: readonly TextRun[], last: TextRun, next: TextRun): boolean {
  if (sameLine(last, next)) {
    return true
  }
  // A table row ends with its line.
  if (group.some((other) => other !== last && sameLine(other, last))) {
    return false
  }

  const step = last.rect.y - next.rect.y
  const isClose = step > 0 && step < 1.55 * Math.max(last.size, next.size)
  const sameStyle = Math.abs(last.size - next.size) < 0.6 && last.bold === next.bold
  return isClose && sameStyle && !startsListItem(next) && reachesEdge(group, last, next)
}

function startsListItem({ text }: TextRun): boolean {
  return /^(\(?(\d{1,2}(\.\d{1,2})*|[a-zA-Z]|[ivx]{1,4})[.)]|[•●▪◦–—\-*☐□])\s/.test(text)
}

/** A short line ends its paragraph if the next word would have fit. */
function reachesEdge(group: readonly TextRun[], last: TextRun, next: TextRun): boolean {
  const right = Math.max(
    next.rect.x + next.rect.width,
    ...group.map(({ rect }) => rect.x + rect.width),
  )
  const word = next.text.split(' ')[0] ?? ''
  const room = right - last.rect.x - last.rect.width

  return room < (word.length + 1) * 0.6 * next.size || !/[.:;!?]$/.test(last.text)
}

function toParagraph(group: readonly TextRun[], body: number): Paragraph {
  const text = group.map((run) => run.text).join(' ')

  return {
    text: joinHyphenated(text),
    heading: isHeading(group, text, body),
    rect: getBounds(group),
  }
}

/**
 * Joins words across lines. A plain hyphen at the end of a line stays, because it may belong to the
 * word.
 */
function joinHyphenated(text: string): string {
  return text.replace(/\u00ad ?/g, '').replace(/(\p{Ll}[\u2010-]) (?=\p{Ll})/gu, '$1')
}

function isHeading(group: readonly TextRun[], text: string, body: number): boolean {
  const large = group.every(({ size }) => size > 1.15 * body)
  const bold = group.every((run) => run.bold)

  return text.length <= 90 && group.length <= 2 && (large || bold) && /\p{L}{2}/u.test(text)
}
