import type { Item, Page } from '../compile/layout/page.ts'

/**
 * The layout of a form as comparable text: the number of pages for one to four residents, and the first
 * page for two of them, row by row. A row is its distance from the top of the page, followed by its
 * items from left to right, in whole points: a text by its size (`10:63-318`, bold `10b:`),
 * a rule (`_63-549`), a box (`[63-115x28]`), a widget (`<63-269x36>`).
 */
export function describeGeometry(layouts: readonly Page[][]): string {
  const pages = layouts.map((sheets) => sheets.length).join(' ')

  return [`pages ${pages}`, ...formatRows(layouts[1]?.[0] ?? { items: [] }), ''].join('\n')
}

function formatRows({ items }: Page): string[] {
  const rows = new Map<number, Item[]>()
  for (const item of items) {
    const y = Math.round(item.kind === 'rule' ? item.y1 : item.y)
    rows.set(y, [...(rows.get(y) ?? []), item])
  }

  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(
      ([y, row]) =>
        `${y} ${row
          .sort((a, b) => getLeft(a) - getLeft(b))
          .map(formatItem)
          .join(' ')}`,
    )
}

function getLeft(item: Item): number {
  return item.kind === 'rule' ? item.x1 : item.x
}

function formatItem(item: Item): string {
  switch (item.kind) {
    case 'text':
      return `${item.size}${item.font.endsWith('Bold') ? 'b' : ''}:${formatSpan(item.x, item.x + item.width)}`
    case 'rule': {
      const down = Math.round(item.y2 - item.y1)
      return `_${formatSpan(item.x1, item.x2)}${down ? `x${down}` : ''}`
    }
    case 'box':
      return `[${formatSpan(item.x, item.x + item.width)}x${Math.round(item.height)}]`
    case 'widget':
      return `<${formatSpan(item.x, item.x + item.width)}x${Math.round(item.height)}>`
  }
}

function formatSpan(from: number, to: number): string {
  return `${Math.round(from)}-${Math.round(to)}`
}
