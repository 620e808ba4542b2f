import SignaturePad from 'signature_pad'
import { clampToPad, fitIntoPad, padSize, scaleStrokes } from './pad-strokes.ts'
import type { PadStroke } from './pad-strokes.ts'

export interface MountedPad {
  show(strokes: readonly PadStroke[]): void
  dispose(): void
}

/**
 * A signature pad on a canvas. A canvas is cleared whenever its size changes (a rotated phone, a zoomed
 * page, an address bar that collapses), so the strokes are drawn again each time.
 */
export function mountPad(
  canvas: HTMLCanvasElement,
  onDrawn: (strokes: readonly PadStroke[]) => void,
): MountedPad {
  const pad = new SignaturePad(canvas, { minWidth: 0.8, maxWidth: 2.6, minDistance: 2 })
  // The library turns all gestures off; two fingers zoom the page, as everywhere else.
  canvas.style.touchAction = 'pinch-zoom'
  let { factor, height } = fitToBox(canvas)
  let drawn: PadStroke[] = []
  let hasSecondFinger = false
  const observer = new ResizeObserver(resize)
  observer.observe(canvas)
  pad.addEventListener('beginStroke', begin)
  pad.addEventListener('endStroke', report)
  document.addEventListener('pointerdown', noticeFinger)

  function currentStrokes(): PadStroke[] {
    return clampToPad(scaleStrokes(pad.toData().map(toStroke), 1 / factor), height)
  }

  function begin() {
    drawn = currentStrokes()
    hasSecondFinger = false
  }

  function noticeFinger({ isPrimary }: PointerEvent) {
    hasSecondFinger ||= !isPrimary
  }

  /** What the first of two fingers drew before the second one touched is not meant. */
  function report() {
    if (hasSecondFinger) {
      show(drawn)
    } else {
      onDrawn(currentStrokes())
    }
  }

  function resize() {
    const strokes = currentStrokes()
    ;({ factor, height } = fitToBox(canvas))
    show(strokes)
  }

  function show(strokes: readonly PadStroke[]) {
    const pen = { dotSize: 0, minWidth: 0.8, maxWidth: 2.6, penColor: 'black' }
    const shape = { ...pen, velocityFilterWeight: 0.7, compositeOperation: 'source-over' as const }
    const groups = scaleStrokes(fitIntoPad(strokes, height), factor)
    pad.fromData(groups.map((points) => ({ ...shape, points: [...points] })))
  }

  return {
    show,
    dispose: () => {
      observer.disconnect()
      pad.removeEventListener('beginStroke', begin)
      pad.removeEventListener('endStroke', report)
      document.removeEventListener('pointerdown', noticeFinger)
      pad.off()
    },
  }
}

function toStroke({ points }: { points: PadStroke }): PadStroke {
  return points.map(({ x, y, pressure, time }) => ({ x, y, pressure, time }))
}

interface PadBox {
  /** CSS pixels per unit of the pad. */
  factor: number
  /** In units of the pad. */
  height: number
}

/** Matches the canvas to the screen's resolution. */
function fitToBox(canvas: HTMLCanvasElement): PadBox {
  const ratio = Math.max(window.devicePixelRatio || 1, 1)
  const { clientWidth, clientHeight } = canvas
  canvas.width = clientWidth * ratio
  canvas.height = clientHeight * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)

  const factor = clientWidth === 0 ? 1 : clientWidth / padSize.width
  return { factor, height: clientHeight === 0 ? padSize.height : clientHeight / factor }
}
