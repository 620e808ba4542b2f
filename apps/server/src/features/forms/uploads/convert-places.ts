import { smallestPlace } from '@countersign/contract/rules/form-places'
import type { FormPlace, PageSize } from '@countersign/contract/schemas/forms/form-place'
import type { PdfPlace } from '@countersign/document-import/pdf/prepared-pdf'

/** Of one form; further ones are left out. */
export const maxPlaces = 300

/** For the editor: origin at the upper left, rounded to hundredths, at least the smallest allowed size. */
export function toFormPlaces(places: readonly PdfPlace[], pages: readonly PageSize[]): FormPlace[] {
  const found = keepMost(places).flatMap(({ rect, ...place }): FormPlace[] => {
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

  return found.reduce<FormPlace[]>(
    (earlier, place) => [...earlier, earlier.reduce(separate, place)],
    [],
  )
}

/** Blanks in lines set close, and fields of some programs, overlap by a few points: the later one is cut. */
function separate(place: FormPlace, other: FormPlace): FormPlace {
  const across = cutOff(
    { from: place.x, size: place.width },
    { from: other.x, size: other.width },
    smallestPlace[place.type].width,
  )
  const down = cutOff(
    { from: place.y, size: place.height },
    { from: other.y, size: other.height },
    smallestPlace[place.type].height,
  )
  if (place.page !== other.page || across.cut <= 0 || down.cut <= 0) {
    return place
  }
  if (down.isLittle && (down.cut <= across.cut || !across.isLittle)) {
    return { ...place, y: down.from, height: down.size }
  }

  return across.isLittle ? { ...place, x: across.from, width: across.size } : place
}

/** What is left of a span on the side where more of it is free. */
function cutOff(span: Span, other: Span, least: number): Span & { cut: number; isLittle: boolean } {
  const end = span.from + span.size
  const isAfter = span.from + span.size / 2 > other.from + other.size / 2
  const cut = isAfter ? other.from + other.size - span.from : end - other.from
  const size = toHundredths(span.size - cut)

  return {
    from: isAfter ? toHundredths(end - size) : span.from,
    size,
    cut,
    isLittle: size >= least && cut <= span.size / 3,
  }
}

/** Of too many, all signatures and the first of the others, in their order. */
function keepMost(places: readonly PdfPlace[]): readonly PdfPlace[] {
  const isSigned = ({ type }: PdfPlace) => ['signature', 'initials', 'signedDate'].includes(type)
  const byPriority = [...places.filter(isSigned), ...places.filter((place) => !isSigned(place))]
  const kept = new Set(byPriority.slice(0, maxPlaces))

  return places.filter((place) => kept.has(place))
}

/** For the engine: origin at the lower left. */
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

/** Grows around the center to `min`, then moves onto the page. */
function stretch({ from, size }: Span, min: number, max: number): Span {
  const grown = Math.min(Math.max(size, min), max)
  const start = Math.min(Math.max(from - (grown - size) / 2, 0), max - grown)

  return { from: toHundredths(start), size: toHundredths(grown) }
}

function toHundredths(points: number): number {
  return Math.floor(points * 100) / 100
}
