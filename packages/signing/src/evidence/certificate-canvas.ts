import { ops, PDF, type PDFPage } from '@libpdf/core'
import type { Mark } from '@countersign/answers/answer'
import { createLruCache } from '@countersign/pdf/create-lru-cache'
import { drawMark } from '@countersign/pdf/render/draw-mark'
import type { Rect } from '@countersign/pdf/coordinates'
import { leading, wrapText } from '@countersign/pdf/text/lay-out-text'
import { createPageWriter, type PageWriter } from '@countersign/pdf/text/page-writer'
import type { Operator } from '@countersign/pdf/operator'
import type { TextStyle } from '@countersign/pdf/text/choose-face'
import { artifact, createStructure, type Structure } from '@countersign/pdf/structure/structure'
import type { Line } from '@countersign/pdf/text/shape-line'

/** Margins of a US Letter page, in points from the lower left. */
export const frame = { left: 64, right: 548, top: 736, bottom: 64 }

export interface TextBlock {
  text: string
  style: TextStyle
  size: number
  type?: 'H1' | 'H2' | 'P'
  x?: number
  /** Default: up to the right margin. */
  width?: number
  color?: Color
}

export type Color = readonly [red: number, green: number, blue: number]

export const colors = {
  ink: [0.1, 0.1, 0.12],
  quiet: [0.36, 0.37, 0.4],
  accent: [0.04, 0.27, 0.33],
  hairline: [0.78, 0.77, 0.73],
} as const satisfies Record<string, Color>

/** A tagged PDF that is written from top to bottom, page by page. */
export interface Canvas {
  pdf: PDF
  /** Starts a new page if less than `height` points are left. */
  ensureSpace(height: number): void
  space(height: number): void
  /** Writes text at the current position and moves down. */
  write(textBlock: TextBlock): void
  /** Writes text without moving down. Returns its height in points. */
  writeInPlace(textBlock: TextBlock): number
  measureHeight(textBlock: TextBlock): number
  rule(weight: number, color: Color): void
  /** Draws a mark with a line below, its top at the current position. */
  drawMark(mark: Mark, box: { x: number; width: number; height: number }, label: string): void
  /** Draws decoration that screen readers skip. */
  drawArtifact(operators: Operator[]): void
  /** Writes structure and fonts into the PDF. Call once, at the end. */
  finish(): void
}

export function createCanvas(): Canvas {
  const pdf = PDF.create()
  const structure = createStructure(pdf)
  const writer = createPageWriter(pdf)
  const state: CanvasState = {
    pdf,
    structure,
    writer,
    page: newPage(pdf),
    content: [],
    y: frame.top,
  }

  return {
    pdf,
    ensureSpace(height) {
      if (state.y - height < frame.bottom) {
        finishPage(state)
        state.page = newPage(pdf)
        state.y = frame.top
      }
    },
    space(height) {
      state.y -= height
    },
    write(textBlock) {
      // One structure element per paragraph, or per line if the paragraph spans pages.
      const lines = wrapLines(textBlock)
      const step = lineHeight(textBlock)
      const fitsOnPage = state.y - lines.length * step >= frame.bottom
      for (const block of fitsOnPage ? [lines] : lines.map((line) => [line])) {
        this.ensureSpace(block.length * step)
        writeLines(state, textBlock, block)
        state.y -= block.length * step
      }
    },
    writeInPlace(textBlock) {
      const lines = wrapLines(textBlock)
      writeLines(state, textBlock, lines)
      return lines.length * lineHeight(textBlock)
    },
    measureHeight: (textBlock) => wrapLines(textBlock).length * lineHeight(textBlock),
    rule: (weight, color) => drawRule(state, weight, color),
    drawMark: (mark, box, label) => drawMarkBox(state, mark, box, label),
    drawArtifact: (operators) => void state.content.push(...artifact(operators)),
    finish() {
      finishPage(state)
      structure.finish()
      writer.embedFonts()
    },
  }
}

interface CanvasState {
  pdf: PDF
  structure: Structure
  writer: PageWriter
  page: PDFPage
  /** Of the page, drawn in one piece: each piece is a stream of its own. */
  content: Operator[]
  y: number
}

function finishPage(state: CanvasState): void {
  state.page.drawOperators(state.content)
  state.content = []
}

function newPage(pdf: PDF): PDFPage {
  return pdf.addPage({ size: 'letter' })
}

function lineHeight({ size }: TextBlock): number {
  return size * leading * 1.06
}

/** Total characters. A row is wrapped to measure and again to write, and most texts are on each certificate. */
const getCachedLines = createLruCache<Line[]>(60_000)

function wrapLines({ text, style, size, x = frame.left, width }: TextBlock): Line[] {
  const options = { style, size, width: width ?? frame.right - x, breakWords: true }
  const key = `${style} ${size} ${options.width} ${text}`
  return getCachedLines(key, text.length + 1, () => wrapText(text, options) ?? [])
}

function writeLines(
  { page, content, structure, writer, y }: CanvasState,
  textBlock: TextBlock,
  lines: Line[],
): void {
  const { style, size, x = frame.left, color = colors.ink } = textBlock
  const operators: Operator[] = [ops.setNonStrokingRGB(...color)]
  for (const [index, text] of lines.entries()) {
    const baseline = y - size - index * lineHeight(textBlock)
    operators.push(...writer.writeLine(page, { text, style, size, x, y: baseline }))
  }
  content.push(...structure.append(page, textBlock.type ?? 'P', operators))
}

function drawRule({ content, y }: CanvasState, weight: number, color: Color): void {
  content.push(
    ...artifact([
      ops.pushGraphicsState(),
      ops.setStrokingRGB(...color),
      ops.setLineWidth(weight),
      ops.moveTo(frame.left, y),
      ops.lineTo(frame.right, y),
      ops.stroke(),
      ops.popGraphicsState(),
    ]),
  )
}

function drawMarkBox(
  { page, content, structure, writer, y }: CanvasState,
  mark: Mark,
  { x, width, height }: { x: number; width: number; height: number },
  label: string,
): void {
  const rect: Rect = { x: x + 8, y: y - height + 7, width: width - 16, height: height - 12 }
  content.push(
    ...artifact([
      ops.pushGraphicsState(),
      ops.setStrokingRGB(...colors.hairline),
      ops.setLineWidth(0.5),
      ops.moveTo(x, y - height),
      ops.lineTo(x + width, y - height),
      ops.stroke(),
      ops.popGraphicsState(),
    ]),
  )
  content.push(...structure.append(page, 'Figure', drawMark({ page }, mark, rect, writer), label))
}
