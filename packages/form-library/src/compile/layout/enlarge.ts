import type { Item, Sheet } from './sheet.ts'

/** The sheet, so many times as large. */
export function enlarge(sheet: Sheet, scale: number): Sheet {
  return scale === 1 ? sheet : { items: sheet.items.map((item) => enlargeItem(item, scale)) }
}

function enlargeItem(item: Item, scale: number): Item {
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
      return { ...item, ...enlargeFrame(item, scale), weight: item.weight * scale }
    case 'widget':
      return { ...item, ...enlargeFrame(item, scale) }
  }
}

function enlargeFrame(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  scale: number,
) {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
}
