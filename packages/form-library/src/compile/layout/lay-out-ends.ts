import type { FormDefinition } from '../../form-definition.ts'
import { closingWords } from '../closing-words.ts'
import { ink } from './ink.ts'
import { layOutText } from './lay-out-text.ts'
import type { Paper } from './paper.ts'
import type { Slab } from './sheet.ts'

/** What a form begins with: its category, its title, what it is for. */
export function layOutTitle(definition: FormDefinition, paper: Paper): Slab[] {
  const { left: x, right, styles } = paper
  const lines = [
    { text: definition.category.toUpperCase(), style: styles.eyebrow, type: 'P', before: 0 },
    { text: definition.title, style: styles.title, type: 'H1', before: 3 },
    { text: definition.description, style: styles.subtitle, type: 'P', before: 3 },
  ] as const
  const said = lines.flatMap(({ text, style, type, before }) =>
    layOutText(text, { x, width: right - x, style, tag: { type }, before, keepWithNext: true }),
  )
  const rule = {
    kind: 'rule' as const,
    ...{ x1: x, y1: 1, x2: right, y2: 1 },
    weight: 0.9,
    color: ink.text,
  }

  return [...said, { before: 7, height: 3, keepWithNext: true, items: [rule] }]
}

/** What every form ends with. */
export function layOutClosing(definition: FormDefinition, { left, right, styles }: Paper): Slab[] {
  return closingWords(definition).flatMap((text, index) =>
    layOutText(text, {
      style: styles.note,
      x: left,
      width: right - left,
      tag: { type: 'P' },
      before: index === 0 ? 18 : 4,
      keepWithNext: index === 0,
    }),
  )
}
