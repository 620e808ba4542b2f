import SignaturePad from 'signature_pad'
import { padSize, scaleStrokes } from './pad-strokes.ts'
import type { PadStroke } from './pad-strokes.ts'

export interface MountedPad {
  /** Draws these strokes and goes on from them. */
  show(strokes: readonly PadStroke[]): void
  dispose(): void
}

/**
 * A pad on a canvas. The canvas forgets its picture whenever its size changes (a turned phone, a
 * zoomed page, an address bar that folds away), so the strokes are drawn again each time.
 */
export function mountPad(
  canvas: HTMLCanvasElement,
  heard: (strokes: readonly PadStroke[]) => void,
): MountedPad {
  const pad = new SignaturePad(canvas, { minWidth: 0.8, maxWidth: 2.6, minDistance: 2 })
  let factor = fitToBox(canvas)
  const watcher = new ResizeObserver(resize)
  watcher.observe(canvas)
  pad.addEventListener('endStroke', report)

  function held(): PadStroke[] {
    return scaleStrokes(pad.toData().map(pointsOf), 1 / factor)
  }

  function report() {
    heard(held())
  }

  function resize() {
    const strokes = held()
    factor = fitToBox(canvas)
    show(strokes)
  }

  function show(strokes: readonly PadStroke[]) {
    const pen = { dotSize: 0, minWidth: 0.8, maxWidth: 2.6, penColor: 'black' }
    const shape = { ...pen, velocityFilterWeight: 0.7, compositeOperation: 'source-over' as const }
    const groups = scaleStrokes(strokes, factor)
    pad.fromData(groups.map((points) => ({ ...shape, points: [...points] })))
  }

  return {
    show,
    dispose: () => {
      watcher.disconnect()
      pad.removeEventListener('endStroke', report)
      pad.off()
    },
  }
}

function pointsOf({ points }: { points: PadStroke }): PadStroke {
  return points.map(({ x, y, pressure, time }) => ({ x, y, pressure, time }))
}

/** Gives the canvas as many dots as its box has on this screen; says how a unit of the pad measures there. */
function fitToBox(canvas: HTMLCanvasElement): number {
  const ratio = Math.max(window.devicePixelRatio || 1, 1)
  const { clientWidth, clientHeight } = canvas
  canvas.width = clientWidth * ratio
  canvas.height = clientHeight * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)

  return clientWidth === 0 ? 1 : clientWidth / padSize.width
}
