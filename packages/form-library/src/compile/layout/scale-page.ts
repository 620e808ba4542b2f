import type { Item, Page } from './page.ts'

export function scalePage(page: Page, scale: number): Page {
  return scale === 1 ? page : { items: page.items.map((item) => scaleItem(item, scale)) }
}

function scaleItem(item: Item, scale: number): Item {
  switch (item.kind) {
    case 'text':
      return {
        ...item,
        x: item.x * scale,
        y: item.y * scale,
        width: item.width * scale,
        size: item.size * scale,
      }
    case 'rule':
      return {
        ...item,
        x1: item.x1 * scale,
        y1: item.y1 * scale,
        x2: item.x2 * scale,
        y2: item.y2 * scale,
        weight: item.weight * scale,
      }
    case 'box':
      return { ...item, ...scaleRectangle(item, scale), weight: item.weight * scale }
    case 'widget':
      return { ...item, ...scaleRectangle(item, scale) }
  }
}

function scaleRectangle(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  scale: number,
) {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
}
