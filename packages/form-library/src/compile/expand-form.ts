import type { Field } from '@countersign/answers'
import type { Block, FormDefinition } from '../form-definition.ts'
import { FormDefinitionError } from './form-definition-error.ts'
import type { ExpandedForm, Piece } from './piece.ts'
import { placeField } from './place-field.ts'
import { placeSignatures } from './place-signatures.ts'
import { switchNumber } from './pluralize.ts'
import type { Addressed } from './pluralize.ts'
import { addressed, residentsIn } from './variant.ts'

/**
 * Makes a form's content for a number of residents, or as the private copy of one of them. Refuses
 * with a `FormDefinitionError`.
 */
export function expandForm(
  definition: FormDefinition,
  signerCount: number,
  resident?: number,
): ExpandedForm {
  const walk = new Walk(definition)
  const pieces = walk.blocks(definition.body, {
    to: addressed({ signerCount, resident }),
    path: [],
  })

  return { pieces, fields: everyFieldOnce(pieces) }
}

interface Scene {
  to: Addressed
  path: string[]
  section?: string
  /** The number of the numbered section that we are in. */
  number?: number
}

/** Holds the running numbers of sections and clauses while the form is read once, from the top. */
class Walk {
  readonly #definition: FormDefinition
  #sections = 0
  #clauses = 0

  constructor(definition: FormDefinition) {
    this.#definition = definition
  }

  blocks(blocks: readonly Block[], scene: Scene): Piece[] {
    return blocks.flatMap((block) => this.#block(block, scene))
  }

  #block(block: Block, scene: Scene): Piece[] {
    const say = (text: string) => this.#say(text, scene)

    switch (block.kind) {
      case 'section':
        return this.#section(block, scene)
      case 'clause':
        return [this.#clause(block, scene)]
      case 'paragraph':
      case 'note':
        return [{ kind: block.kind, text: say(block.text) }]
      case 'list':
        return [{ kind: 'list', ordered: block.ordered, items: block.items.map(say) }]
      case 'statutory':
        return [block]
      case 'facts':
        return [{ kind: 'facts', rows: block.rows.map((row) => ({ ...row, text: say(row.text) })) }]
      case 'fields':
        return [
          {
            kind: 'fields',
            places: block.fields.flatMap((f) => placeField(f, this.#placing(scene))),
          },
        ]
      case 'initials':
        return [this.#initials(block, scene)]
      case 'signatures':
        return [
          {
            kind: 'signatures',
            text: say(block.text),
            ...placeSignatures(block.set, this.#placing(scene)),
          },
        ]
      case 'inkLines':
      case 'newPage':
        return [block]
      case 'counted':
        return this.#counted(block, scene)
      case 'perResident':
        return residentsIn(scene.to).flatMap((resident) =>
          this.blocks(block.body, { ...scene, to: { ...scene.to, resident } }),
        )
    }
  }

  #section(block: Extract<Block, { kind: 'section' }>, scene: Scene): Piece[] {
    const title = this.#say(block.title, scene)
    const number = block.numbered ? ++this.#sections : undefined
    this.#clauses = 0
    const inside = { ...scene, path: [...scene.path, title], section: title }

    return [
      { kind: 'section', title, ...(number && { number: `${number}` }) },
      ...this.blocks(block.body, number ? { ...inside, number } : inside),
    ]
  }

  #clause(block: Extract<Block, { kind: 'clause' }>, scene: Scene): Piece {
    const within = { ...scene, path: [...scene.path, block.title] }
    if (scene.number === undefined) {
      return this.#refuse(within, 'a clause needs a numbered section around it')
    }

    const number = `${scene.number}.${++this.#clauses}`
    const title = this.#say(block.title, within)
    return { kind: 'clause', number, title, text: this.#say(block.text, within) }
  }

  #initials(block: Extract<Block, { kind: 'initials' }>, scene: Scene): Piece {
    const places = placeField(
      {
        key: `TT*.initials:${block.occurrence}`,
        type: 'initials',
        label: `Initials of Resident {n}: ${block.label}`,
        required: true,
        scope: 'form',
        width: 'quarter',
      },
      this.#placing(scene),
    )

    const label = this.#say(block.label, scene)
    return { kind: 'initials', label, fields: places.map((place) => place.field) }
  }

  #counted(block: Extract<Block, { kind: 'counted' }>, scene: Scene): Piece[] {
    const { signerCount } = scene.to
    const shown = signerCount >= block.atLeast && signerCount <= block.atMost
    return shown ? this.blocks(block.body, scene) : []
  }

  #say(text: string, scene: Scene): string {
    const said = switchNumber(text, scene.to)
    if (said === undefined) {
      return this.#refuse(scene, `unknown or open switch in "${text}"`)
    }
    if ((said.split('**').length - 1) % 2 === 1) {
      return this.#refuse(scene, `bold is opened and not closed in "${text}"`)
    }

    return said
  }

  #placing(scene: Scene) {
    return { ...scene, refuse: (fault: string) => this.#refuse(scene, fault) }
  }

  #refuse(scene: Scene, fault: string): never {
    throw new FormDefinitionError(this.#definition, scene.path.join(' > ') || 'the form', fault)
  }
}

/** A name under a signature is the name in the head of the form: one field in two places. */
function everyFieldOnce(pieces: Piece[]): Field[] {
  const byKey = new Map<string, Field>()
  for (const field of pieces.flatMap(fieldsOf)) {
    if (!byKey.has(field.key)) {
      byKey.set(field.key, field)
    }
  }

  return [...byKey.values()]
}

/** The fields that stand in a piece, in order. */
export function fieldsOf(piece: Piece): Field[] {
  switch (piece.kind) {
    case 'fields':
      return piece.places.map((place) => place.field)
    case 'initials':
    case 'signatures':
      return piece.fields
    case 'section':
    case 'clause':
    case 'paragraph':
    case 'note':
    case 'list':
    case 'statutory':
    case 'facts':
    case 'inkLines':
    case 'newPage':
      return []
  }
}
