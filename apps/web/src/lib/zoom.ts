/** A page at 100 %: 96 CSS pixels to an inch of 72 points. */
export const cssPixelsPerPoint = 96 / 72

const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3] as const

/** The next step from a share of the full size; `undefined` at the end. */
export function nextZoom(shown: number, direction: 'in' | 'out'): number | undefined {
  // Skips a step that would hardly change anything: the one after 99 % is 125 %.
  const slight = 0.02
  return direction === 'in'
    ? zoomSteps.find((step) => step > shown + slight)
    : zoomSteps.findLast((step) => step < shown - slight)
}
