import type { Field, SignatureBlock } from '@countersign/esign'
import { fieldName } from './field-name.ts'
import { drawInitialsBox, initialsBox } from './initials-box.ts'
import { textBlock } from './lay-out-text.ts'
import { hanging, ink, page, styles } from './page-metrics.ts'
import type { Item, Slab, Tag } from './sheet.ts'

const columns = [
  { x: page.left, width: 206 },
  { x: page.left + 218, width: 154 },
  { x: page.left + 384, width: 102 },
] as const
const lineAt = 50

/** One row a signer: signature, printed name, date. All stay together, and with what they sign. */
export function layOutSignatures(blocks: SignatureBlock[], fields: Field[]): Slab[] {
  const labels = new Map(fields.map((field) => [field.key, field.label]))

  return blocks.flatMap((block, index) => {
    const last = index === blocks.length - 1
    const keys = [block.signatureKey, block.nameKey, block.dateKey]
    const captions = ['Signature', 'Printed name', 'Date']
    const row = layOutLines(block.label, captions, keys, labels)
    const others = block.otherKeys.map((key) => layOutOther(key, labels.get(key) ?? ''))
    return [row, ...others].map((slab, i, all) => ({
      ...slab,
      keepWithNext: !(last && i === all.length - 1),
    }))
  })
}

/** The same lines for pen and ink. */
export function layOutInkLines(captions: readonly [string, string, string]): Slab {
  return layOutLines('', [...captions], [], new Map())
}

function layOutLines(
  title: string,
  captions: string[],
  keys: string[],
  labels: Map<string, string>,
): Slab {
  const items = columns.flatMap(({ x, width }, index): Item[] => {
    const tag: Tag = { type: 'P' }
    const key = keys[index]
    const caption = { style: styles.label, x, y: lineAt + 2, width, tag }
    return [
      ...(key ? [place(key, labels.get(key) ?? '', { x, width, tag, tall: index === 0 })] : []),
      { kind: 'rule', x1: x, y1: lineAt, x2: x + width, y2: lineAt, weight: 0.6, color: ink.line },
      ...textBlock(captions[index] ?? '', caption).items,
    ]
  })
  const heading = textBlock(title, {
    style: styles.tableTitle,
    x: page.left,
    y: 0,
    width: page.right - page.left,
    tag: { type: 'P' },
  })

  return { before: 8, height: 62, keepWithNext: true, items: [...heading.items, ...items] }
}

/** A further line of the block, under the printed name: a title. */
function layOutOther(key: string, label: string): Slab {
  const [, { x, width }] = columns
  const tag: Tag = { type: 'P' }

  return {
    before: 0,
    height: 31,
    keepWithNext: true,
    items: [
      { ...place(key, label, { x, width, tag, tall: false }), y: 1, height: 17 },
      { kind: 'rule', x1: x, y1: 19, x2: x + width, y2: 19, weight: 0.6, color: ink.line },
      ...textBlock('Title', { style: styles.label, x, y: 21, width, tag }).items,
    ],
  }
}

function place(
  key: string,
  label: string,
  at: { x: number; width: number; tag: Tag; tall: boolean },
): Extract<Item, { kind: 'widget' }> {
  const height = at.tall ? 36 : 17

  return {
    kind: 'widget',
    name: fieldName(key),
    control: 'line',
    label,
    x: at.x,
    y: lineAt - 1 - height,
    width: at.width,
    height,
    tag: at.tag,
  }
}

/** Boxes for initials at the right edge, with what they are given for at the left. */
export function layOutInitials(label: string, fields: Field[]): Slab {
  const pitch = 64
  const first = page.right - fields.length * pitch + (pitch - initialsBox.width)
  const tag: Tag = { type: 'P' }
  const heading = textBlock(`Initials: ${label}`, {
    style: styles.choice,
    x: page.left + hanging,
    y: 8,
    width: first - page.left - hanging - 12,
    tag,
  })
  const places = fields.flatMap((field, index): Item[] => {
    const x = first + index * pitch
    const at: Tag = { type: 'P' }
    return [
      ...drawInitialsBox(field, { x, y: 0, tag: at }),
      ...textBlock(`Resident ${index + 1}`, {
        style: styles.label,
        x,
        y: initialsBox.height + 1,
        width: 60,
        tag: at,
      }).items,
    ]
  })

  return { before: 8, height: 40, keepWithNext: false, items: [...heading.items, ...places] }
}
