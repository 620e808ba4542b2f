import { ops } from '@libpdf/core'
import QRCode from 'qrcode'
import type { Operator } from '@countersign/pdf/operator'

interface Box {
  x: number
  y: number
  size: number
}

let cached: { key: string; operators: Operator[] } | undefined

/**
 * Draws a QR code with its lower left corner at `x`, `y`, in points. Cached, because one installation
 * always prints the same address.
 */
export function drawQr(text: string, box: Box): Operator[] {
  const key = JSON.stringify([text, box.x, box.y, box.size])
  if (cached?.key !== key) {
    cached = { key, operators: createOperators(text, box) }
  }
  return cached.operators
}

function createOperators(text: string, box: Box): Operator[] {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const step = box.size / modules.size
  const operators: Operator[] = [ops.pushGraphicsState(), ops.setNonStrokingGray(0)]

  for (let row = 0; row < modules.size; row += 1) {
    const y = box.y + box.size - (row + 1) * step
    for (const { from, length } of findRuns(modules.data, row * modules.size, modules.size)) {
      operators.push(ops.rectangle(box.x + from * step, y, length * step, step))
    }
  }
  return [...operators, ops.fill(), ops.popGraphicsState()]
}

/** Merges adjacent dark modules into bars: hairline gaps between squares confuse scanners. */
function findRuns(data: Uint8Array, start: number, size: number) {
  const runs: { from: number; length: number }[] = []
  for (let column = 0; column < size; column += 1) {
    const last = runs.at(-1)
    if (!data[start + column]) {
      continue
    }
    if (last && last.from + last.length === column) {
      last.length += 1
    } else {
      runs.push({ from: column, length: 1 })
    }
  }
  return runs
}
