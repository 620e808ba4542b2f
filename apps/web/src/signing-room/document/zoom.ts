import { useSyncExternalStore } from 'react'

/** `fit`: as wide as there is room for; else a share of the size of the paper. */
export type Zoom = 'fit' | number

const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3] as const
/** CSS pixels to a PDF point at the size of the paper. */
const paperScale = 4 / 3
/** Wider than this a line is too long for the eye to come back from. */
const widestFit = 1.35

const listeners = new Set<() => void>()
let zoom: Zoom = 'fit'
/** What `fit` comes to, as it was last laid out. */
let fitting = 1

export function useZoom(): Zoom {
  return useSyncExternalStore(subscribe, () => zoom)
}

/** The share of the paper's size that is shown now. */
export function useShownZoom(): number {
  return useSyncExternalStore(subscribe, () => (zoom === 'fit' ? fitting : zoom))
}

export function setZoom(next: Zoom): void {
  zoom = next
  tell()
}

/** CSS pixels to a point for a page of so many points in a room of so many pixels. */
export function scaleFor(chosen: Zoom, { page, room }: { page: number; room: number }): number {
  if (chosen !== 'fit') {
    return chosen * paperScale
  }
  return Math.min(room / page, widestFit * paperScale)
}

/** The next step up or down; `undefined` at the end. */
export function nextZoom(shown: number, direction: 'in' | 'out'): number | undefined {
  // A step that is hardly one is none: from 99 % one wants to come to 125 %.
  const slight = 0.02
  return direction === 'in'
    ? zoomSteps.find((step) => step > shown + slight)
    : zoomSteps.findLast((step) => step < shown - slight)
}

export function setFittedScale(scale: number): void {
  if (Math.abs(scale / paperScale - fitting) > 0.001) {
    fitting = scale / paperScale
    tell()
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  listeners.forEach((listener) => listener())
}
