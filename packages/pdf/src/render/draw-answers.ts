import { ops, type PDF, type PDFPage } from '@libpdf/core'
import { formatDayInZone } from '@countersign/answers/format-day'
import { formatSignerName, type SignerName } from '@countersign/answers/signer-name'
import { normalizeText } from '@countersign/answers/text'
import type { Answers } from '@countersign/answers/answer'
import type { Field, Role } from '@countersign/answers/field'
import { explainUnsupportedCharacters } from '../text/unsupported-characters.ts'
import { UnprintableAnswer } from './unprintable-answer.ts'
import { appendPhotos } from './append-photos.ts'
import { appendContinuations, type Continuation, drawReference } from './continuations.ts'
import { getPageView } from '../coordinates.ts'
import { drawMark } from './draw-mark.ts'
import { drawText, drawTick } from './draw-text.ts'
import type { TextStyle } from '../text/choose-face.ts'
import type { DrawnPlace } from '../find-places.ts'
import { fitText, normalSize, smallFloor } from '../text/lay-out-text.ts'
import { type PageWriter, textWidth } from '../text/page-writer.ts'
import type { Operator } from '../operator.ts'
import type { Structure } from '../structure/structure.ts'
import { isolate } from '../text/directions.ts'
import { type AnswerPart, splitAnswer } from './answer-parts.ts'

/** Answers of one document, and what their print depends on. */
export interface PrintInput {
  template: { fields: Field[]; title: string; textSize?: number | undefined }
  /** By field key, without the envelope's document prefix. */
  answers: Answers
  /** Names and times for dates of signing and the lines below signatures. */
  people?: Partial<Record<Role, SignerFacts>>
  /** The photos that the answers name, by SHA-256: JPEG. */
  photos?: Readonly<Record<string, Uint8Array>>
}

export interface SignerFacts extends SignerName {
  /** ISO 8601 UTC. */
  signedAt?: string
  /** IANA zone for the signer's dates. */
  timeZone?: string
}

/**
 * `continued`: an answer is on a continuation page. `no-place`: the PDF has no place for an answer,
 * which is an error of the form.
 */
export interface RenderWarning {
  code: 'continued' | 'no-place'
  name: string
}

/** The document in which answers are drawn. */
export interface DrawTarget {
  pdf: PDF
  writer: PageWriter
  structure: Structure
  /** By full field name. What is drawn is removed. */
  places: Map<string, DrawnPlace[]>
  /** Adds a page after the last one of the document. */
  addPage(): PDFPage
  /** Index of the document's first page. */
  firstPage: number
  /** Continuations that the document has. */
  continuations: number
}

/** Draws answers at their places, and what has no space there, and photos, on pages after them. */
export function drawAnswers(
  target: DrawTarget,
  input: PrintInput,
): { continuations: number; warnings: RenderWarning[] } {
  const { places, pdf } = target
  const context: Drawing = {
    ...target,
    textSize: input.template.textSize ?? normalSize,
    pages: new Map(),
    continued: [],
    warnings: [],
  }
  for (const field of input.template.fields) {
    for (const { part, signer } of listParts(field, input)) {
      drawPart(context, places.get(part.name) ?? [], part, signer)
      places.delete(part.name)
    }
  }
  for (const [page, operators] of context.pages) {
    page.drawOperators(getPageView(pdf, page).transformOperators(operators))
  }
  appendContinuations(input.template.title, context.continued, context)
  appendPhotos(input, context)
  return {
    continuations: target.continuations + context.continued.length,
    warnings: context.warnings,
  }
}

interface Drawing extends DrawTarget {
  /** Size of answers in points. */
  textSize: number
  /** Operators by page, drawn in one piece per page. */
  pages: Map<PDFPage, Operator[]>
  continued: Continuation[]
  warnings: RenderWarning[]
}

function listParts(field: Field, { answers, people }: PrintInput) {
  const value = answers[field.key]
  const signer = people?.[field.role]
  if (value === undefined || field.internal) {
    return []
  }
  return splitAnswer(field, value, signer).map((part) => ({ part, signer }))
}

function drawPart(
  context: Drawing,
  places: DrawnPlace[],
  part: AnswerPart,
  signer?: SignerFacts,
): void {
  if (places.length === 0) {
    context.warnings.push({ code: 'no-place', name: part.name })
  }

  // An answer may be shown in several places; all of them refer to one continuation.
  let continued: Continuation | undefined
  for (const place of places) {
    const { content } = part
    const label = part.label
    if (content.kind === 'tick') {
      const tick = drawTick(place, context.writer)
      addToPage(context, place, { role: content.of, label, checked: true }, tick)
    } else if (content.kind === 'mark') {
      const mark = drawSignatureField(place, content.mark, context, signer)
      addToPage(context, place, { role: 'tv', label }, mark)
    } else {
      const text = normalizeText(content.text)
      const style: TextStyle = content.bold ? 'bold' : 'text'
      const size = { ...chooseSize(content, context.textSize), style }
      const laidOut =
        fitText(text, place.rect, size) ??
        (content.short === undefined
          ? undefined
          : fitText(content.short, place.rect, { smallest: smallFloor, ...size }))
      continued ??= laidOut ? undefined : addContinuation(context, part, text, place)
      const operators = laidOut
        ? drawText(place, laidOut, context.writer, style)
        : drawReference(place, continued?.number ?? 0, context)
      addToPage(context, place, { role: 'tv', label }, operators)
    }
  }
}

function chooseSize(
  { shrinks, points }: Extract<AnswerPart['content'], { kind: 'text' }>,
  textSize: number,
) {
  if (points === undefined) {
    return { largest: textSize, ...(shrinks && { smallest: smallFloor }) }
  }
  const largest = Math.max(points, textSize)
  return { largest, smallest: points / largest }
}

function addToPage(
  context: Drawing,
  place: DrawnPlace,
  field: Parameters<Structure['printField']>[1],
  operators: Operator[],
): void {
  const operatorsOnPage = context.pages.get(place.page) ?? []
  operatorsOnPage.push(...context.structure.printField(place, field, operators))
  context.pages.set(place.page, operatorsOnPage)
}

function addContinuation(
  context: Drawing,
  part: AnswerPart,
  text: string,
  place: DrawnPlace,
): Continuation {
  const number = context.continuations + context.continued.length + 1
  const page = place.page.index - context.firstPage + 1
  const continuation = { number, label: part.label, text, page }
  context.continued.push(continuation)
  context.warnings.push({ code: 'continued', name: part.name })
  return continuation
}

/** Adds name and date below the signature if there is enough height. */
function drawSignatureField(
  place: DrawnPlace,
  mark: Parameters<typeof drawMark>[1],
  { writer, textSize }: Drawing,
  signer?: SignerFacts,
): Operator[] {
  const { rect } = place
  const print = { size: 0.6 * textSize, height: 0.8 * textSize, style: 'text' as const }
  const day = signer && formatSignedDay(signer)
  const text = signer && day ? fitSignedBy(signer, day, { ...print, width: rect.width }) : undefined
  if (text === undefined || rect.height < 3 * textSize) {
    return drawMark(place, mark, rect, writer)
  }

  const above = { ...rect, y: rect.y + print.height, height: rect.height - print.height }
  const line = { ...text, style: print.style, x: rect.x, y: rect.y + 2 }
  return [
    ...drawMark(place, mark, above, writer),
    ops.pushGraphicsState(),
    ops.setNonStrokingGray(0.35),
    ...writer.writeLine(place.page, line),
    ops.popGraphicsState(),
  ]
}

/** A long company name is printed smaller, and left to the certificate where it is too long for that. */
function fitSignedBy(
  { name, signingFor }: SignerFacts,
  day: string,
  { size, width, style }: { size: number; width: number; style: TextStyle },
): { text: string; size: number } | undefined {
  const write = (signer: string) => `Signed by ${signer}, ${day}`
  const person = write(isolate(name))
  const full = write(
    formatSignerName({ name: isolate(name), signingFor: signingFor && isolate(signingFor) }),
  )
  const fitting = Math.min(size, (size * width) / textWidth(full, style, size))
  if (fitting >= 0.75 * size) {
    return { text: full, size: fitting }
  }
  return textWidth(person, style, size) <= width ? { text: person, size } : undefined
}

/** `undefined` before they have signed. */
function formatSignedDay({ signedAt, timeZone }: SignerFacts): string | undefined {
  return signedAt && formatDayInZone(signedAt, timeZone)
}

/** Throws `UnprintableAnswer` instead of omitting a character. */
export function requireSupportedCharacters(input: PrintInput): void {
  for (const field of input.template.fields) {
    for (const { part, signer } of listParts(field, input)) {
      const problem = explainUnsupportedCharacters(
        getPartText(part) + (signer ? formatSignerName(signer) : ''),
      )
      if (!problem) {
        continue
      }
      throw new UnprintableAnswer(field.key, problem)
    }
  }
}

function getPartText({ content }: AnswerPart): string {
  if (content.kind === 'text') {
    return content.text
  }
  return content.kind === 'mark' && content.mark.kind === 'typed' ? content.mark.text : ''
}
