import { parseOwnText } from '@countersign/contract/calls'
import { whoSigns, type FormCategory, type FormSigners } from '@countersign/contract'
import type { Block, FormDefinition, SignerScope } from './form-definition.ts'
import { part, signatures } from './builders/blocks.ts'
import { addendumHead } from './builders/shared-blocks.ts'
import { addresseeName } from './builders/shared-fields.ts'

/** A member's own form, written as text. */
export interface OwnForm {
  id: string
  title: string
  description: string
  category: FormCategory
  /** Plain text with headings, lists and bold words: see `parseOwnText`. */
  text: string
  /** Default: every resident and the owner. */
  signers?: FormSigners
  edition: string
  /** `YYYY-MM-DD`. */
  revisedOn: string
}

/** Turns a member's text into a definition; a form for printing has lines for everyone. */
export function composeOwnForm(own: OwnForm): FormDefinition {
  const { residents, owner } = whoSigns(
    !own.signers || own.signers === 'printed' ? 'residents-and-owner' : own.signers,
  )

  return {
    id: own.id,
    number: 0,
    title: own.title,
    description: own.description,
    useWhen: own.description,
    category: own.category,
    deliveryClass: 'A',
    jurisdiction: 'US',
    edition: own.edition,
    revisedOn: own.revisedOn,
    signerScope: scopes[residents],
    ownerSigns: owner,
    sources: [],
    body: [
      residents === 'all' ? addendumHead() : addendumHead(addresseeName),
      ...toSections(own.text),
      part(
        'Signatures',
        signatures(
          residents === 'all'
            ? 'By signing, each person agrees to this document.'
            : 'By signing, the person who signs agrees to this document.',
          { residents: signatureSets[residents], owner },
        ),
      ),
    ],
  }
}

const scopes = { all: 'all', first: 'primary', none: 'none' } as const satisfies Record<
  string,
  SignerScope
>
const signatureSets = { all: true, first: 'first', none: false } as const

function toSections(text: string): Block[] {
  const blocks: Block[] = []
  let heading: { title: string; body: Block[] } | undefined
  for (const block of parseOwnText(text)) {
    if (block.kind === 'heading') {
      const body: Block[] = []
      heading = { title: escapeMarkup(block.text).replaceAll('**', ''), body }
      blocks.push({ kind: 'section', title: heading.title, numbered: false, body })
    } else {
      const target = heading?.body ?? blocks
      target.push(
        block.kind === 'list'
          ? { ...block, items: block.items.map(escapeMarkup) }
          : { ...block, kind: 'paragraph', text: escapeMarkup(block.text) },
      )
    }
  }

  return blocks
}

/** Braces are markup in definitions, not in a member's text; asterisks are only in pairs around words. */
function escapeMarkup(text: string): string {
  return text
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .split(/(\*\*[^\s*](?:[^*]*[^\s*])?\*\*)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('**', '*')))
    .join('')
}
