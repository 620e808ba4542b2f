import type { ReadingNode } from '@countersign/pdf/template'
import type { FormDefinition } from '../form-definition.ts'
import { closingTexts } from './closing-texts.ts'
import { listPrinted, type FieldLayout, type Piece } from './piece.ts'

/** The reading view's tree: the same pieces that are laid out on format, as plain values. */
export function buildReading(definition: FormDefinition, pieces: Piece[]): ReadingNode[] {
  return [
    { kind: 'heading', level: 1, text: definition.title },
    { kind: 'paragraph', text: definition.description },
    ...askOnce(pieces.flatMap(toNodes)),
    ...closingTexts(definition).map((text): ReadingNode => ({ kind: 'paragraph', text })),
  ]
}

/** A blank that stands in several texts is asked below the first one. */
function askOnce(nodes: ReadingNode[]): ReadingNode[] {
  const asked = new Set<string>()

  return nodes.flatMap((node): ReadingNode[] => {
    if (node.kind !== 'fields') {
      return [node]
    }
    const keys = node.inText ? node.keys.filter((key) => !asked.has(key)) : node.keys
    keys.forEach((key) => asked.add(key))
    return keys.length > 0 ? [{ ...node, keys }] : []
  })
}

function toBlanks({ blanks = [] }: { blanks?: FieldLayout[] }): ReadingNode[] {
  const keys = new Set(blanks.map(({ field }) => field.key))

  return keys.size > 0 ? [{ kind: 'fields', keys: [...keys], inText: true }] : []
}

function toNodes(piece: Piece): ReadingNode[] {
  switch (piece.kind) {
    case 'section':
      return [{ kind: 'heading', level: 2, text: formatHeading(piece) }]
    case 'note':
      return [{ kind: 'paragraph', text: piece.text }]
    case 'fields':
      return groupFields(listPrinted(piece.layouts))
    case 'initials':
      return [{ kind: 'fields', keys: piece.fields.map((field) => field.key) }]
    case 'signatures':
      return [
        { kind: 'paragraph', text: piece.text },
        { kind: 'signatures', blocks: piece.blocks },
      ]
    case 'inkLines':
      return [{ kind: 'facts', rows: piece.captions.map((label) => ({ label, text: '' })) }]
    case 'newPage':
      return []
    case 'statutory':
      return [{ kind: 'statutory', text: piece.text, citation: piece.citation }, ...toBlanks(piece)]
    case 'paragraph':
      return [{ kind: 'paragraph', text: piece.text }, ...toBlanks(piece)]
    case 'list':
      return [{ kind: 'list', ordered: piece.ordered, items: piece.items }, ...toBlanks(piece)]
    case 'clause':
    case 'facts':
      return [piece]
  }
}

function formatHeading(piece: { number?: string; title: string }): string {
  return piece.number ? `${piece.number}. ${piece.title}` : piece.title
}

/** A table is a group of its own; other fields in a row form one group. */
function groupFields(layouts: FieldLayout[]): ReadingNode[] {
  const groups: string[][] = []
  let open = false
  for (const { field } of layouts) {
    const alone = field.type === 'table'
    const last = groups.at(-1)
    if (last && open && !alone) {
      last.push(field.key)
    } else {
      groups.push([field.key])
    }
    open = !alone
  }

  return groups.map((keys): ReadingNode => ({ kind: 'fields', keys }))
}
