import { papers } from '../layout/paper.ts'
import type { Item, Sheet } from '../layout/sheet.ts'

const page = papers.standard

/** The first page as a small SVG: titles as text, smaller print as bars, rules and boxes as they are. */
export function drawThumbnail(sheet: Sheet, title: string): string {
  const shapes = sheet.items.map(drawItem).join('')
  const size = `viewBox="0 0 ${page.width} ${page.height}" width="${page.width}" height="${page.height}"`

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escape(`First page of ${title}`)}">` +
    `<rect width="${page.width}" height="${page.height}" fill="#fff"/>${shapes}</svg>`
  )
}

function drawItem(item: Item): string {
  switch (item.kind) {
    case 'text':
      return item.size >= 12 ? drawWords(item) : drawBar(item)
    case 'rule':
      return `<path d="M${n(item.x1)} ${n(item.y1)}L${n(item.x2)} ${n(item.y2)}" stroke="${item.color}" stroke-width="${item.weight}"/>`
    case 'box':
      return `<rect x="${n(item.x)}" y="${n(item.y)}" width="${n(item.width)}" height="${n(item.height)}" fill="none" stroke="${item.color}" stroke-width="${item.weight}"/>`
    case 'widget':
      return ''
  }
}

function drawWords(item: Extract<Item, { kind: 'text' }>): string {
  const fit = `textLength="${n(item.width)}" lengthAdjust="spacingAndGlyphs"`
  const font = `font-family="Source Serif 4,Georgia,serif" font-weight="600" font-size="${item.size}"`

  return `<text x="${n(item.x)}" y="${n(item.y)}" ${font} ${fit} fill="${item.color}">${escape(item.text)}</text>`
}

/** At the size of a card small print cannot be read; a bar is honest about that. */
function drawBar(item: Extract<Item, { kind: 'text' }>): string {
  const height = item.size * 0.42

  return `<rect x="${n(item.x)}" y="${n(item.y - height)}" width="${n(item.width)}" height="${n(height)}" fill="${item.color}" opacity=".45"/>`
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
