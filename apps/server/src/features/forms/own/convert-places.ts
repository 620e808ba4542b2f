import { smallestPlace, type FormPlace, type PageSize } from '@countersign/contract'
import type { PdfPlace } from '@countersign/esign/intake'

/** A form keeps no more. */
const mostPlaces = 300

/** Places as an editor has them: from the upper left, in hundredths, and large enough where there is room. */
export function toFormPlaces(places: readonly PdfPlace[], pages: readonly PageSize[]): FormPlace[] {
  return places
    .flatMap(({ rect, ...place }): FormPlace[] => {
      const page = pages[place.page]
      if (!page) {
        return []
      }

      const least = smallestPlace[place.type]
      const top = page.height - rect.y - rect.height
      const across = stretch({ from: rect.x, size: rect.width }, least.width, page.width)
      const down = stretch({ from: top, size: rect.height }, least.height, page.height)
      return [
        {
          ...place,
          x: across.from,
          y: down.from,
          width: across.size,
          height: down.size,
        },
      ]
    })
    .slice(0, mostPlaces)
}

/** A place as the engine has it: from the lower left. */
export function toPdfPlaces(places: readonly FormPlace[], pages: readonly PageSize[]): PdfPlace[] {
  return places.map(({ x, y, width, height, ...place }) => ({
    ...place,
    rect: { x, y: (pages[place.page]?.height ?? 0) - y - height, width, height },
  }))
}

interface Span {
  from: number
  size: number
}

/** Grown to the least size about its middle, and moved onto the page. */
function stretch({ from, size }: Span, least: number, most: number): Span {
  const grown = Math.min(Math.max(size, least), most)
  const start = Math.min(Math.max(from - (grown - size) / 2, 0), most - grown)

  return { from: hundredths(start), size: hundredths(grown) }
}

function hundredths(points: number): number {
  return Math.floor(points * 100) / 100
}
