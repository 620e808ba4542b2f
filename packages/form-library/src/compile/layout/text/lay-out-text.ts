import { drawBlank, lineHeightWith, type Blanks } from './blank.ts'
import { breakLines, type Line } from './break-lines.ts'
import type { TextStyle } from '../page-format.ts'
import { shift, type Item, type LayoutBlock, type Tag } from '../page.ts'

export interface TextLayout {
  style: TextStyle
  x: number
  width: number
  tag: Tag
  before: number
  keepWithNext?: boolean
  /** Drawn beside each line, for example a rule. */
  beside?: (height: number) => Item[]
  /** Drawn on the first line: a number, a bullet. */
  lead?: Item[]
  /** The fields that stand in the text as `[[key]]`. */
  blanks?: Blanks | undefined
}

/** One layout block for each line; the first two and the last two lines stay on one page. */
export function layOutText(text: string, placing: TextLayout): LayoutBlock[] {
  const lines = breakLines(text, placing.style, placing.width, placing.blanks)
  const { leading } = placing.style
  const heights = lines.map((line) =>
    lineHeightWith(
      line.flatMap(({ blank }) => blank ?? []),
      leading,
    ),
  )
  const below = (index: number) => (heights[index] ?? leading) - leading

  return lines.map((line, index) => ({
    before: index === 0 ? placing.before : 0,
    height: leading + below(index),
    keepWithNext:
      (index === 0 && lines.length > 1) ||
      index === lines.length - 2 ||
      (placing.keepWithNext ?? false),
    items: [
      ...(placing.beside?.(leading) ?? []),
      ...(index === 0 ? (placing.lead ?? []).map((item) => shift(item, below(0))) : []),
      ...textItems(index < lines.length - 1 ? withTrailingSpace(line) : line, {
        ...placing,
        y: computeBaseline(placing.style) + below(index),
      }),
    ],
  }))
}

/** A wrapped line ends with a space, so that copied and spoken text keeps its words apart. */
export function withTrailingSpace(line: Line): Line {
  return line.map((run, index) =>
    index === line.length - 1 ? { ...run, text: `${run.text} ` } : run,
  )
}

export function computeBaseline(style: TextStyle): number {
  return style.leading / 2 + style.size * 0.34
}

export function textItems(
  line: Line,
  at: { style: TextStyle; x: number; y: number; tag?: Tag },
): Item[] {
  return line.flatMap((run): Item[] =>
    run.blank && at.tag
      ? drawBlank(run.blank, { x: at.x + run.x, y: at.y, tag: at.tag })
      : [
          {
            kind: 'text',
            text: run.text,
            x: at.x + run.x,
            y: at.y,
            width: run.width,
            font: run.font,
            size: at.style.size,
            color: at.style.color,
            ...(at.tag && { tag: at.tag }),
          },
        ],
  )
}

/** A text of several lines as items of one layout block, from `y` down. */
export function textBlock(
  text: string,
  at: { style: TextStyle; x: number; y: number; width: number; tag?: Tag },
): { items: Item[]; height: number } {
  const lines = breakLines(text, at.style, at.width)
  const { leading } = at.style
  const items = lines.flatMap((line, index) =>
    textItems(index < lines.length - 1 ? withTrailingSpace(line) : line, {
      ...at,
      y: at.y + index * leading + computeBaseline(at.style),
    }),
  )

  return { items, height: lines.length * leading }
}

export function rightAligned(
  text: string,
  at: { style: TextStyle; right: number; y: number; tag?: Tag },
): Item[] {
  const [line] = breakLines(text, at.style, Infinity)
  const width = line?.reduce((sum, run) => sum + run.width, 0) ?? 0

  return line ? textItems(line, { ...at, x: at.right - width }) : []
}
