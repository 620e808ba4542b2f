/** White, and the backgrounds of pages and of what is chosen: as in the web app's `tokens.css`. */
const backgrounds = ['#ffffff', '#faf7f1', '#f3eee4']
const smallestContrast = 4.5

/** Whether `#rrggbb` is readable on each of our light backgrounds, and white on it (WCAG 2.2, 1.4.3). */
export function isReadableColor(color: string): boolean {
  return backgrounds.every((background) => contrast(color, background) >= smallestContrast)
}

/** WCAG 2.2, "contrast ratio". */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)

  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
