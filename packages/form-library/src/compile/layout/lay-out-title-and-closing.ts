import type { FormDefinition } from '../../form-definition.ts'
import { closingTexts } from '../closing-texts.ts'
import { runningWords } from '../running-words.ts'
import { colors, type PageFormat } from './page-format.ts'
import { layOutText } from './text/lay-out-text.ts'
import type { LayoutBlock } from './page.ts'

export function layOutTitle(definition: FormDefinition, format: PageFormat): LayoutBlock[] {
  const { left: x, right, styles } = format
  const lines = [
    {
      text: runningWords(definition).eyebrow.toUpperCase(),
      style: styles.eyebrow,
      type: 'P',
      before: 0,
    },
    { text: definition.title, style: styles.title, type: 'H1', before: 3 },
    { text: definition.description, style: styles.subtitle, type: 'P', before: 3 },
  ] as const
  const texts = lines.flatMap(({ text, style, type, before }) =>
    layOutText(text, { x, width: right - x, style, tag: { type }, before, keepWithNext: true }),
  )
  const rule = {
    kind: 'rule' as const,
    ...{ x1: x, y1: 1, x2: right, y2: 1 },
    weight: 0.9,
    color: colors.text,
  }

  return [...texts, { before: 7, height: 3, keepWithNext: true, items: [rule] }]
}

export function layOutClosing(
  definition: FormDefinition,
  { left, right, styles }: PageFormat,
): LayoutBlock[] {
  return closingTexts(definition).flatMap((text, index) =>
    layOutText(text, {
      style: styles.running,
      x: left,
      width: right - left,
      tag: { type: 'P' },
      before: index === 0 ? 12 : 3,
      keepWithNext: index === 0,
    }),
  )
}
