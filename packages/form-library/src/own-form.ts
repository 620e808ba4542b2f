import { parseOwnText, type OwnTextBlock } from '@countersign/contract/rules/own-text'
import type { TextField } from '@countersign/contract/rules/text-field'
import { whoSigns } from '@countersign/contract/rules/form-signers'
import type { FormCategory } from '@countersign/contract/schemas/forms/form'
import type { FormSigners } from '@countersign/contract/schemas/forms/own-form'
import type { Block, FormDefinition, SignerScope } from './form-definition.ts'
import { part, signatures } from './builders/blocks.ts'
import { addendumHead } from './builders/shared-blocks.ts'
import { addresseeName } from './builders/shared-fields.ts'
import { createTextBlanks, type TextBlanks } from './own-text-blanks.ts'

export interface OwnForm {
  id: string
  title: string
  description: string
  category: FormCategory
  /** Plain text with headings, lists and bold words: see `parseOwnText`. */
  text: string
  /** What `[[name]]` in the text asks. Without them, such words are words. */
  fields?: readonly TextField[]
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

  const blanks = createTextBlanks(own.fields ?? [], residents)

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
      ...toSections(own.text, blanks),
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

function toSections(text: string, blanks: TextBlanks): Block[] {
  const blocks: Block[] = []
  let heading: { title: string; body: Block[] } | undefined
  for (const block of parseOwnText(text)) {
    if (block.kind === 'heading') {
      const body: Block[] = []
      heading = { title: escapeMarkup(block.text).replaceAll('**', ''), body }
      blocks.push({ kind: 'section', title: heading.title, numbered: false, body })
    } else {
      const target = heading?.body ?? blocks
      target.push(toBlock(block, blanks))
    }
  }

  return blocks
}

type TextBlock = Exclude<OwnTextBlock, { kind: 'heading' }>

function toBlock(block: TextBlock, blanks: TextBlanks): Block {
  if (block.kind === 'list') {
    const specs = blanks.find(block.items.join(' '))
    const items = block.items.map((item) => blanks.write(item, escapeMarkup))
    return { ...block, items, ...(specs.length > 0 && { blanks: specs }) }
  }

  const specs = blanks.find(block.text)
  const text = blanks.write(block.text, escapeMarkup)
  return { kind: 'paragraph', text, ...(specs.length > 0 && { blanks: specs }) }
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
