import { PdfArray, PdfDict, PdfNumber, PdfString, ops } from '@libpdf/core'
import type { Operator } from '../operator.ts'
import type { ShapedGlyph } from './open-face.ts'
import { type Cluster, getAdvance, type Run } from './shape-line.ts'
import { hex, type UsedGlyphs } from './to-unicode.ts'

/**
 * Operators that show a run at the current position. Glyphs that do not map to their characters are
 * wrapped in ActualText (ISO 32000-1, 14.9.4).
 */
export function showRun(run: Run, { size, used }: { size: number; used: UsedGlyphs }): Operator[] {
  const operators: Operator[] = []
  const row = createRow(run, size)
  for (const cluster of run.clusters) {
    const glyphs = positionGlyphs(cluster.glyphs)
    if (mapsToText(cluster, used)) {
      row.show(glyphs)
      row.advance(cluster)
      continue
    }

    // Readers assume that text extends from the first glyph to the last. Combining marks are
    // outside of that range, so they come first with empty ActualText.
    const marks = glyphs.filter(({ advance }) => advance === 0)
    const bases = glyphs.filter(({ advance }) => advance !== 0)
    const [silent, shown] = bases.length > 0 ? [marks, bases] : [[], marks]
    operators.push(...row.take())
    if (silent.length > 0) {
      row.show(silent)
      operators.push(beginActualText(''), ...row.take(), ops.endMarkedContent())
    }
    row.show(shown)
    operators.push(beginActualText(cluster.text), ...row.take(), ops.endMarkedContent())
    row.advance(cluster)
  }
  return [...operators, ...row.end()]
}

/** A glyph with its offset from the start of the cluster, in thousandths of an em. */
interface PlacedGlyph extends ShapedGlyph {
  x: number
}

function positionGlyphs(glyphs: readonly ShapedGlyph[]): PlacedGlyph[] {
  const [first] = glyphs
  if (first && glyphs.length === 1) {
    return [placeGlyph(first, first.dx)]
  }

  let cursor = 0
  return glyphs.map((glyph) => {
    const x = cursor + glyph.dx
    cursor += glyph.advance
    return placeGlyph(glyph, x)
  })
}

/** Not by spreading, which is slow: every character of a document comes here. */
function placeGlyph({ id, cluster, advance, dx, dy }: ShapedGlyph, x: number): PlacedGlyph {
  return { id, cluster, advance, dx, dy, x }
}

/**
 * Whether the cluster is one glyph that always stands for the same characters. Records the glyphs
 * as used.
 */
function mapsToText({ text, glyphs }: Cluster, used: UsedGlyphs): boolean {
  const [first] = glyphs
  const single = glyphs.length === 1 && first !== undefined
  const known = single ? used.get(first.id) : undefined
  if (single && (known === undefined || known === text)) {
    used.set(first.id, text)
    return true
  }
  for (const { id } of glyphs) {
    used.set(id, used.get(id) ?? '')
  }
  return false
}

function beginActualText(text: string): Operator {
  return ops.beginMarkedContentProps(
    '/Span',
    PdfDict.of({ ActualText: PdfString.fromString(text) }),
  )
}

/** Collects glyphs for one operator. A glyph with a vertical offset needs its own. */
function createRow({ face }: Run, size: number) {
  let items = new PdfArray()
  let glyphs = ''
  let rise = 0
  let done: Operator[] = []
  /** Current position, and start of the current cluster. */
  let cursor = 0
  let start = 0

  const closeString = () => {
    if (glyphs !== '') {
      items.push(PdfString.fromHex(glyphs))
      glyphs = ''
    }
  }
  const closeRow = () => {
    closeString()
    if (items.length > 0) {
      done.push(ops.showTextArray(items))
      items = new PdfArray()
    }
  }
  // ISO 32000-1, 9.4.3: numbers move the position back in thousandths of an em.
  const moveTo = (x: number) => {
    const by = Math.round((cursor - x) * 100) / 100
    if (by !== 0) {
      closeString()
      items.push(PdfNumber.of(by))
      cursor = x
    }
  }
  const riseTo = (height: number) => {
    if (height !== rise) {
      closeRow()
      done.push(ops.setTextRise((height * size) / 1000))
      rise = height
    }
  }

  return {
    show(shown: PlacedGlyph[]) {
      for (const { id, x, dy } of shown) {
        riseTo(dy)
        moveTo(start + x)
        glyphs += hex(id)
        cursor += face.getAdvance(id)
      }
    },
    advance(cluster: Cluster) {
      start += getAdvance(cluster)
    },
    take(): Operator[] {
      closeRow()
      const operators = done
      done = []
      return operators
    },
    end(): Operator[] {
      moveTo(start)
      riseTo(0)
      return this.take()
    },
  }
}
