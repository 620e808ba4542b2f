import { expect, onTestFinished, test, vi } from 'vitest'
import { mountPad } from './mount-pad.ts'
import type { PadStroke } from './pad-strokes.ts'

test('one finger draws a stroke', () => {
  const { canvas, onDrawn } = mount()
  touch(canvas, 'pointerdown', { finger: 1, x: 40 })
  touch(canvas, 'pointermove', { finger: 1, x: 90 })
  touch(canvas, 'pointerup', { finger: 1, x: 120 })

  expect(onDrawn).toHaveBeenCalledTimes(1)
  expect(onDrawn.mock.lastCall?.[0]).toHaveLength(1)
})

test('two fingers draw nothing, and what was drawn before stays', () => {
  const { canvas, onDrawn } = mount()
  touch(canvas, 'pointerdown', { finger: 1, x: 40 })
  touch(canvas, 'pointerup', { finger: 1, x: 120 })

  touch(canvas, 'pointerdown', { finger: 1, x: 60, y: 80 })
  touch(canvas, 'pointermove', { finger: 1, x: 70, y: 90 })
  expect(hasInk(canvas, { from: 75, to: 120 })).toBe(true)
  touch(canvas, 'pointerdown', { finger: 2, x: 200, y: 80 })
  touch(canvas, 'pointercancel', { finger: 1, x: 70, y: 90 })
  expect(onDrawn).toHaveBeenCalledTimes(1)
  expect(hasInk(canvas, { from: 40, to: 75 })).toBe(true)
  expect(hasInk(canvas, { from: 75, to: 120 })).toBe(false)

  touch(canvas, 'pointerdown', { finger: 1, x: 60, y: 80 })
  touch(canvas, 'pointerup', { finger: 1, x: 150, y: 80 })
  expect(onDrawn.mock.lastCall?.[0]).toHaveLength(2)
})

test('what was drawn at the bottom of a high pad stays in sight when the phone is turned', async () => {
  const { canvas } = mount({ height: 225 })
  touch(canvas, 'pointerdown', { finger: 1, x: 40, y: 195 })
  touch(canvas, 'pointermove', { finger: 1, x: 90, y: 200 })
  touch(canvas, 'pointerup', { finger: 1, x: 120, y: 210 })
  expect(hasInk(canvas, { from: 190, to: 225 })).toBe(true)

  canvas.style.height = '180px'
  await expect.poll(() => hasInk(canvas, { from: 150, to: 180 })).toBe(true)
  expect(hasInk(canvas, { from: 0, to: 150 })).toBe(false)
})

function mount({ height = 180 } = {}) {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = `position: fixed; inset: 0 auto auto 0; width: 300px; height: ${height}px`
  document.body.append(canvas)
  const onDrawn = vi.fn<(strokes: readonly PadStroke[]) => void>()
  const pad = mountPad(canvas, onDrawn)
  onTestFinished(() => {
    pad.dispose()
    canvas.remove()
  })
  return { canvas, onDrawn }
}

function touch(
  canvas: HTMLCanvasElement,
  type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
  { finger, x, y = 60 }: { finger: number; x: number; y?: number },
) {
  canvas.dispatchEvent(
    new PointerEvent(type, {
      pointerId: finger,
      pointerType: 'touch',
      isPrimary: finger === 1,
      clientX: x,
      clientY: y,
      button: 0,
      buttons: type === 'pointerup' || type === 'pointercancel' ? 0 : 1,
      bubbles: true,
      cancelable: true,
    }),
  )
}

/** Between two heights, in CSS pixels. */
function hasInk(canvas: HTMLCanvasElement, { from, to }: { from: number; to: number }): boolean {
  const ratio = canvas.height / canvas.clientHeight
  const pixels = canvas
    .getContext('2d')
    ?.getImageData(0, from * ratio, canvas.width, (to - from) * ratio).data
  return [...(pixels ?? [])].some((value, index) => index % 4 === 3 && value > 0)
}
