import type { Findings } from './findings.ts'
import type { Inline } from './read-inlines.ts'

/** A line in the format of custom forms: `**` around bold words, spaces and signs that can be printed. */
export function writeLine(inlines: readonly Inline[], findings: Findings): string {
  return merge(inlines.map(({ text, bold }) => ({ text: clean(text, findings), bold })))
    .map(({ text, bold }) => (bold ? embolden(text) : text))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export function plainLine(inlines: readonly Inline[], findings: Findings): string {
  return writeLine(
    inlines.map(({ text }) => ({ text, bold: false })),
    findings,
  )
}

/** Space between bold words stays bold, so that a phrase is one pair of marks. */
function merge(inlines: readonly Inline[]): Inline[] {
  const merged: Inline[] = []
  for (const { text, bold } of inlines) {
    const last = merged.at(-1)
    if (last && (last.bold === bold || text.trim() === '')) {
      last.text += text
    } else if (text !== '') {
      merged.push({ text, bold })
    }
  }
  return merged
}

function embolden(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []

  return words === '' || words.includes('*') ? text : `${before}**${words}**${after}`
}

const checkedBoxes = /[☑☒🗹🗷]/gu
/** The fonts of written forms have only the usual one. */
const otherBullets = /[●○▪◦∙⋅➢➤◻◼▢❑❒]/gu
const unprintable = /[\p{Co}\p{Cs}]|[\p{Extended_Pictographic}--[©®™]]/gv

function clean(text: string, findings: Findings): string {
  const written = text
    .normalize('NFC')
    .replaceAll(checkedBoxes, '[x]')
    .replaceAll('☐', '[ ]')
    .replaceAll(otherBullets, '•')
    .replaceAll('\u2011', '-')
    .replaceAll(/\*{2,}/g, '*')
    .replaceAll(/[\p{Cc}\p{Zs}\u2028\u2029]/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
  const printable = written.replaceAll(unprintable, '')
  if (printable !== written) {
    findings.add('unprintable')
  }

  return printable
}
