import type { Field } from '@countersign/answers/field'
import type { Block, FieldSpec, FormDefinition } from '../form-definition.ts'
import { expandField, type ExpandContext } from './expand-field.ts'
import { expandSignatures } from './expand-signatures.ts'
import { FormDefinitionError } from './form-definition-error.ts'
import { listPrinted, type ExpandedForm, type Piece } from './piece.ts'
import { pluralize, type Audience } from './pluralize.ts'
import { getAudience, listResidents, type Variant } from './variant.ts'

/** Resolves a form's blocks for one variant. Throws `FormDefinitionError`. */
export function expandForm(definition: FormDefinition, variant: Variant): ExpandedForm {
  const pieces = new Expansion(definition).expandBlocks(definition.body, {
    audience: getAudience(variant),
    path: [],
  })

  return { pieces, fields: uniqueFields(pieces) }
}

interface Scope {
  audience: Audience
  path: string[]
  section?: string
  /** Set within a numbered section. */
  number?: number
}

class Expansion {
  readonly #definition: FormDefinition
  #sections = 0
  #clauses = 0

  constructor(definition: FormDefinition) {
    this.#definition = definition
  }

  expandBlocks(blocks: readonly Block[], scope: Scope): Piece[] {
    return blocks.flatMap((block) => this.#expandBlock(block, scope))
  }

  #expandBlock(block: Block, scope: Scope): Piece[] {
    const toText = (text: string) => this.#toText(text, scope)

    switch (block.kind) {
      case 'section':
        return this.#expandSection(block, scope)
      case 'clause':
        return [this.#expandClause(block, scope)]
      case 'paragraph':
        return [
          {
            kind: 'paragraph',
            text: this.#toTextWith(block.blanks, block.text, scope),
            ...this.#expandBlanks(block.blanks, scope),
          },
        ]
      case 'note':
        return [{ kind: 'note', text: toText(block.text) }]
      case 'list':
        return [
          {
            kind: 'list',
            ordered: block.ordered,
            items: block.items.map((item) => this.#toTextWith(block.blanks, item, scope)),
            ...this.#expandBlanks(block.blanks, scope),
          },
        ]
      case 'statutory': {
        const { blanks, ...law } = block
        const text = blanks ? repeatBlanks(law.text, scope.audience) : law.text
        return [{ ...law, text, ...this.#expandBlanks(blanks, scope) }]
      }
      case 'facts':
        return [
          { kind: 'facts', rows: block.rows.map((row) => ({ ...row, text: toText(row.text) })) },
        ]
      case 'fields':
        return [
          {
            kind: 'fields',
            layouts: block.fields.flatMap((spec) => expandField(spec, this.#toContext(scope))),
          },
        ]
      case 'initials':
        return [this.#expandInitials(block, scope)]
      case 'signatures':
        return [
          {
            kind: 'signatures',
            text: toText(block.text),
            ...expandSignatures(block.set, this.#toContext(scope)),
          },
        ]
      case 'inkLines':
      case 'newPage':
        return [block]
      case 'counted':
        return this.#expandCounted(block, scope)
      case 'perResident':
        return listResidents(scope.audience).flatMap((resident) =>
          this.expandBlocks(block.body, { ...scope, audience: { ...scope.audience, resident } }),
        )
    }
  }

  #expandSection(block: Extract<Block, { kind: 'section' }>, scope: Scope): Piece[] {
    const title = this.#toText(block.title, scope)
    const number = block.numbered ? ++this.#sections : undefined
    this.#clauses = 0
    const inner = { ...scope, path: [...scope.path, title], section: title }

    const body = this.expandBlocks(block.body, number ? { ...inner, number } : inner)
    return body.every(isInternal)
      ? body
      : [{ kind: 'section', title, ...(number && { number: `${number}` }) }, ...body]
  }

  #expandClause(block: Extract<Block, { kind: 'clause' }>, scope: Scope): Piece {
    const inner = { ...scope, path: [...scope.path, block.title] }
    if (scope.number === undefined) {
      return this.#fail(inner, 'a clause needs a numbered section around it')
    }

    const number = `${scope.number}.${++this.#clauses}`
    const title = this.#toText(block.title, inner)
    return { kind: 'clause', number, title, text: this.#toText(block.text, inner) }
  }

  #expandBlanks(blanks: readonly FieldSpec[] | undefined, scope: Scope) {
    return blanks && { blanks: blanks.flatMap((spec) => expandField(spec, this.#toContext(scope))) }
  }

  #toTextWith(blanks: readonly FieldSpec[] | undefined, text: string, scope: Scope): string {
    return this.#toText(blanks ? repeatBlanks(text, scope.audience) : text, scope)
  }

  #expandInitials(block: Extract<Block, { kind: 'initials' }>, scope: Scope): Piece {
    const layouts = expandField(
      {
        key: `TT*.initials:${block.occurrence}`,
        type: 'initials',
        label: `Initials of Resident {n}: ${block.label}`,
        required: !block.requiredIf,
        ...(block.requiredIf && { requiredIf: block.requiredIf }),
        scope: 'form',
        width: 'quarter',
      },
      this.#toContext(scope),
    )

    const label = this.#toText(block.label, scope)
    return { kind: 'initials', label, fields: layouts.map(({ field }) => field) }
  }

  #expandCounted(block: Extract<Block, { kind: 'counted' }>, scope: Scope): Piece[] {
    const { signerCount } = scope.audience
    const shown = signerCount >= block.atLeast && signerCount <= block.atMost
    return shown ? this.expandBlocks(block.body, scope) : []
  }

  #toText(text: string, scope: Scope): string {
    const result = pluralize(text, scope.audience)
    if (result === undefined) {
      return this.#fail(scope, `unknown or unclosed placeholder in "${text}"`)
    }
    if ((result.split('**').length - 1) % 2 === 1) {
      return this.#fail(scope, `bold is opened and not closed in "${text}"`)
    }

    return result
  }

  #toContext(scope: Scope): ExpandContext {
    return { ...scope, fail: (reason) => this.#fail(scope, reason) }
  }

  #fail(scope: Scope, reason: string): never {
    throw new FormDefinitionError(this.#definition, scope.path.join(' > ') || 'the form', reason)
  }
}

/** `[[TT*.pet]]` becomes a blank for each resident. */
function repeatBlanks(text: string, audience: Audience): string {
  const residents = listResidents(audience)

  return text.replaceAll(/\[\[TT\*([^\]]+)\]\]/g, (_, path: string) =>
    residents
      .map((n) => `${residents.length > 1 ? `Resident ${n}: ` : ''}[[TT${n}${path}]]`)
      .join(', '),
  )
}

/** Questions that are only asked stand under their heading on the screen, and nowhere on paper. */
function isInternal(piece: Piece): boolean {
  return piece.kind === 'fields' && listPrinted(piece.layouts).length === 0
}

/** One key is one field: a name under a signature is the name at the top of the form. */
function uniqueFields(pieces: Piece[]): Field[] {
  const byKey = new Map<string, Field>()
  for (const field of pieces.flatMap(listFields)) {
    if (!byKey.has(field.key)) {
      byKey.set(field.key, field)
    }
  }

  return [...byKey.values()]
}

export function listFields(piece: Piece): Field[] {
  switch (piece.kind) {
    case 'fields':
      return piece.layouts.map(({ field }) => field)
    case 'initials':
    case 'signatures':
      return piece.fields
    case 'paragraph':
    case 'list':
    case 'statutory':
      return piece.blanks?.map(({ field }) => field) ?? []
    case 'section':
    case 'clause':
    case 'note':
    case 'facts':
    case 'inkLines':
    case 'newPage':
      return []
  }
}
