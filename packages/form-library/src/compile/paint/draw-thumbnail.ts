import { pageFormats } from '../layout/page-format.ts'
import type { Item, Page } from '../layout/page.ts'

const pageFormat = pageFormats.standard

/** The first page as an SVG: titles as text, smaller text as bars, rules and boxes as they are. */
export function drawThumbnail(page: Page, title: string): string {
  const shapes = page.items.map(drawItem).join('')
  const size = `viewBox="0 0 ${pageFormat.width} ${pageFormat.height}" width="${pageFormat.width}" height="${pageFormat.height}"`

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escape(`First page of ${title}`)}">` +
    `<rect width="${pageFormat.width}" height="${pageFormat.height}" fill="#fff"/>${shapes}</svg>`
  )
}

function drawItem(item: Item): string {
  switch (item.kind) {
    case 'text':
      return item.size >= 12 ? drawText(item) : drawBar(item)
    case 'rule':
      return `<path d="M${round(item.x1)} ${round(item.y1)}L${round(item.x2)} ${round(item.y2)}" stroke="${item.color}" stroke-width="${item.weight}"/>`
    case 'box':
      return `<rect x="${round(item.x)}" y="${round(item.y)}" width="${round(item.width)}" height="${round(item.height)}" fill="none" stroke="${item.color}" stroke-width="${item.weight}"/>`
    case 'widget':
      return ''
  }
}

function drawText(item: Extract<Item, { kind: 'text' }>): string {
  const fit = `textLength="${round(item.width)}" lengthAdjust="spacingAndGlyphs"`
  const font = `font-family="Source Serif 4,Georgia,serif" font-weight="600" font-size="${item.size}"`

  return `<text x="${round(item.x)}" y="${round(item.y)}" ${font} ${fit} fill="${item.color}">${escape(item.text)}</text>`
}

/** Small text is unreadable at the size of a card, so it is drawn as a bar. */
function drawBar(item: Extract<Item, { kind: 'text' }>): string {
  const height = item.size * 0.42

  return `<rect x="${round(item.x)}" y="${round(item.y - height)}" width="${round(item.width)}" height="${round(height)}" fill="${item.color}" opacity=".45"/>`
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
