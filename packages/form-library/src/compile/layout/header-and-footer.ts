import type { FormDefinition } from '../../form-definition.ts'
import { runningWords } from '../running-words.ts'
import { colors, type PageFormat } from './page-format.ts'
import { rightAligned, textBlock } from './text/lay-out-text.ts'
import type { Item, Page } from './page.ts'

/** Adds the page header and footer. The packet's page numbers are added when it is assembled. */
export function drawHeaderAndFooter(
  definition: FormDefinition,
  page: Page,
  { format, index, count }: { format: PageFormat; index: number; count: number },
): Page {
  const { running } = format.styles
  const column = { style: running, x: format.left, width: format.right - format.left }
  const head = index === 0 ? drawFirstHeader(definition, format) : drawHeader(definition, format)
  const foot = textBlock(runningWords(definition).page(index + 1, count), {
    ...column,
    y: format.footLine - 8,
  }).items

  return { items: [...head, ...page.items, ...foot] }
}

function drawFirstHeader(
  definition: FormDefinition,
  { styles, right, firstTop }: PageFormat,
): Item[] {
  const { edition } = runningWords(definition)

  return rightAligned(edition, { style: styles.running, right, y: firstTop + 8 })
}

/** In large print only the title fits. */
function drawHeader(definition: FormDefinition, format: PageFormat): Item[] {
  const { left, right, runningHead, print } = format
  const style = format.styles.running
  const titled = { style, x: left, y: runningHead - 8, width: right - left }

  return [
    ...textBlock(definition.title, titled).items,
    ...(print === 'large'
      ? []
      : rightAligned(runningWords(definition).edition, { style, right, y: runningHead })),
    {
      kind: 'rule',
      ...{ x1: left, y1: runningHead + 6, x2: right, y2: runningHead + 6 },
      weight: 0.5,
      color: colors.faint,
    },
  ]
}
