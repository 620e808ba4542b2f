import { ops } from '@libpdf/core'
import QRCode from 'qrcode'
import type { Operator } from '../pdf/operator.ts'

/** Draws a QR code with its lower left corner at `x`, `y`, in points. */
export function drawQr(text: string, box: { x: number; y: number; size: number }): Operator[] {
  const modules = createModules(text)
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

type Modules = ReturnType<typeof QRCode.create>['modules']
let cached: { text: string; modules: Modules } | undefined

/** Cached, because one installation always prints the same address. */
function createModules(text: string): Modules {
  if (cached?.text !== text) {
    cached = { text, modules: QRCode.create(text, { errorCorrectionLevel: 'M' }).modules }
  }
  return cached.modules
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
