import type { FormDefinition } from '../../form-definition.ts'
import { ink } from './ink.ts'
import { rightAligned, textBlock } from './lay-out-text.ts'
import type { Paper } from './paper.ts'
import type { Item, Sheet } from './sheet.ts'

/** The running head and the line at the foot. Page numbers come later, with the packet's other pages. */
export function drawFurniture(
  definition: FormDefinition,
  sheet: Sheet,
  { paper, index }: { paper: Paper; index: number },
): Sheet {
  const { running } = paper.styles
  const column = { style: running, x: paper.left, width: paper.right - paper.left }
  const head = index === 0 ? drawEdition(definition, paper) : drawRunningHead(definition, paper)
  const foot = textBlock('A template, not legal advice.', {
    ...column,
    y: paper.footLine - 8,
  }).items

  return { items: [...head, ...sheet.items, ...foot] }
}

function drawEdition({ edition }: FormDefinition, { styles, right, firstTop }: Paper): Item[] {
  return rightAligned(`Edition ${edition}`, { style: styles.running, right, y: firstTop + 8 })
}

/** In large print there is room for the title alone. */
function drawRunningHead({ title, edition }: FormDefinition, paper: Paper): Item[] {
  const { left, right, runningHead, print } = paper
  const style = paper.styles.running
  const titled = { style, x: left, y: runningHead - 8, width: right - left }

  return [
    ...textBlock(title, titled).items,
    ...(print === 'large'
      ? []
      : rightAligned(`Edition ${edition}`, { style, right, y: runningHead })),
    {
      kind: 'rule',
      ...{ x1: left, y1: runningHead + 6, x2: right, y2: runningHead + 6 },
      weight: 0.5,
      color: ink.faint,
    },
  ]
}
