import type { FormDefinition } from '../../form-definition.ts'
import { rightAligned, textBlock } from './lay-out-text.ts'
import { ink, page, styles } from './page-metrics.ts'
import type { Item, Sheet } from './sheet.ts'

/** The running head and the line at the foot. Page numbers come later, with the packet's other pages. */
export function drawFurniture(definition: FormDefinition, sheet: Sheet, index: number): Sheet {
  const { running } = styles
  const column = { style: running, x: page.left, width: 400 }
  const edition = `Edition ${definition.edition}`
  const head: Item[] =
    index === 0
      ? rightAligned(edition, { style: running, right: page.right, y: page.firstTop + 8 })
      : [
          ...textBlock(definition.title, { ...column, y: page.runningHead - 8 }).items,
          ...rightAligned(edition, { style: running, right: page.right, y: page.runningHead }),
          rule(page.runningHead + 6),
        ]
  const foot = textBlock('A template, not legal advice.', { ...column, y: page.footLine - 8 }).items

  return { items: [...head, ...sheet.items, ...foot] }
}

function rule(y: number): Item {
  return {
    kind: 'rule',
    x1: page.left,
    y1: y,
    x2: page.right,
    y2: y,
    weight: 0.5,
    color: ink.faint,
  }
}
