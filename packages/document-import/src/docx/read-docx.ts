import { DocxError } from './docx-error.ts'
import { createFindings, type Findings } from './findings.ts'
import { openDocx, type DocxParts } from './open-docx.ts'
import { nameBlanks } from './name-blanks.ts'
import { readBody, type TextLine } from './read-body.ts'
import { findUnprintableLetters, isRightToLeft } from './unprintable-letters.ts'
import { child, childrenNamed, damaged, descendants, textOf } from './xml.ts'

export interface DocxText {
  /** From the paragraph in the style “Title”, or the file's properties. */
  title: string | undefined
  text: string
  /** What was left out or changed, in sentences. */
  warnings: string[]
}

export interface ReadDocxOptions {
  /** The longest text that is taken, in characters. */
  maxCharacters: number
}

/**
 * Reads headings, lists, tables and bold words of an untrusted DOCX. Tracked changes are taken as
 * accepted. Whatever is not taken is named in a warning. Throws `DocxError`.
 */
export function readDocx(bytes: Uint8Array, { maxCharacters }: ReadDocxOptions): DocxText {
  const parts = openDocx(bytes)
  const body = child(parts.read('word/document.xml'), 'w:body')
  if (!body) {
    throw damaged()
  }

  const findings = createFindings()
  const lines = readBody(parts, body, findings)
  noteOtherParts(parts, findings)
  const { title, rest } = takeTitle(lines)
  const text = joinLines(nameBlanks(rest, findings))
  checkText(text, maxCharacters)

  return { title: title ?? readTitleProperty(parts), text, warnings: findings.warnings() }
}

const maxTitle = 80

/** The title of a form stands above its text, so a title at the beginning is taken out of it. */
function takeTitle(lines: readonly TextLine[]): { title?: string; rest: readonly TextLine[] } {
  const [first, ...rest] = lines

  return first?.kind === 'title' && first.text.length <= maxTitle && rest.length > 0
    ? { title: first.text, rest }
    : { rest: lines }
}

function readTitleProperty(parts: DocxParts): string | undefined {
  const title = child(parts.read('docProps/core.xml'), 'dc:title')

  return (title && textOf(title).replaceAll(/\s+/g, ' ').trim().slice(0, maxTitle)) || undefined
}

/** Items of a list follow each other; everything else has a blank line before it. */
function joinLines(lines: readonly TextLine[]): string {
  return lines
    .map(({ kind, text }, index) => {
      const between =
        index === 0 ? '' : kind === 'item' && lines[index - 1]?.kind === 'item' ? '\n' : '\n\n'
      return `${between}${kind === 'heading' || kind === 'title' ? '# ' : ''}${text}`
    })
    .join('')
}

function noteOtherParts(parts: DocxParts, findings: Findings): void {
  childrenNamed(parts.read('word/comments.xml'), 'w:comment').forEach(() =>
    findings.add('comments'),
  )
  const margins = parts.paths.filter((path) => /^word\/(?:header|footer)\d*\.xml$/.test(path))
  for (const path of margins) {
    const part = parts.read(path)
    const hasPicture =
      part && [...descendants(part)].some(({ name }) => /^w:(?:drawing|pict)$/.test(name))
    if (part && (hasPicture || textOf(part).trim() !== '')) {
      findings.add('headers')
    }
  }
}

function checkText(text: string, maxCharacters: number): void {
  if (text === '') {
    throw new DocxError(
      'no-text',
      'There is no text in this Word file. If its pages are pictures, save it as a PDF and upload that.',
    )
  }
  if (text.length > maxCharacters) {
    throw new DocxError(
      'too-long',
      `This Word file has ${text.length.toLocaleString('en-US')} characters, and a written form can have ${maxCharacters.toLocaleString('en-US')} (about 40 pages). Save it as a PDF and upload that: a PDF can have 500 pages.`,
    )
  }
  const letters = findUnprintableLetters(text)
  if (letters.some(isRightToLeft)) {
    throw new DocxError(
      'right-to-left',
      'This Word file has text that is written from right to left, such as Hebrew or Arabic. A written form cannot print it. Save it as a PDF and upload that.',
    )
  }
  if (letters.length > 0) {
    throw new DocxError(
      'letters',
      `This Word file has letters that a written form cannot print, such as “${letters[0]}”. Save it as a PDF and upload that.`,
    )
  }
}
