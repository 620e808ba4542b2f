import type { ReadingNode } from '@countersign/esign'
import type { FormDefinition } from '../form-definition.ts'
import { closingWords } from './closing-words.ts'
import type { Piece, Place } from './piece.ts'

/** The reading view's tree: the same pieces that are laid out on paper, as plain values. */
export function makeReading(definition: FormDefinition, pieces: Piece[]): ReadingNode[] {
  return [
    { kind: 'heading', level: 1, text: definition.title },
    { kind: 'paragraph', text: definition.description },
    ...pieces.flatMap(toNodes),
    ...closingWords(definition).map((text): ReadingNode => ({ kind: 'paragraph', text })),
  ]
}

function toNodes(piece: Piece): ReadingNode[] {
  switch (piece.kind) {
    case 'section':
      return [{ kind: 'heading', level: 2, text: headingText(piece) }]
    case 'note':
      return [{ kind: 'paragraph', text: piece.text }]
    case 'fields':
      return runsOfFields(piece.places)
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
    case 'clause':
    case 'paragraph':
    case 'list':
    case 'statutory':
    case 'facts':
      return [piece]
  }
}

function headingText(piece: { number?: string; title: string }): string {
  return piece.number ? `${piece.number}. ${piece.title}` : piece.title
}

/** A table stands alone; other fields stand side by side. */
function runsOfFields(places: Place[]): ReadingNode[] {
  const runs: string[][] = []
  let open = false
  for (const { field } of places) {
    const alone = field.type === 'table'
    const last = runs.at(-1)
    if (last && open && !alone) {
      last.push(field.key)
    } else {
      runs.push([field.key])
    }
    open = !alone
  }

  return runs.map((keys): ReadingNode => ({ kind: 'fields', keys }))
}
