import { parseCustomText, type CustomTextBlock } from '@countersign/contract/rules/custom-text'
import type { TextField } from '@countersign/contract/rules/text-field'
import { whoSigns } from '@countersign/contract/rules/form-signers'
import type { FormCategory } from '@countersign/contract/schemas/forms/form'
import type { FormSigners } from '@countersign/contract/schemas/forms/custom-form'
import type { Block, FormDefinition, SignerScope } from './form-definition.ts'
import { part, signatures } from './builders/blocks.ts'
import { addendumHead } from './builders/shared-blocks.ts'
import { addresseeName } from './builders/shared-fields.ts'
import { createTextBlanks, type TextBlanks } from './custom-text-blanks.ts'

export interface CustomForm {
  id: string
  title: string
  description: string
  category: FormCategory
  /** Plain text with headings, lists and bold words: see `parseCustomText`. */
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
export function composeCustomForm(custom: CustomForm): FormDefinition {
  const { residents, owner } = whoSigns(
    !custom.signers || custom.signers === 'printed' ? 'residents-and-owner' : custom.signers,
  )

  const blanks = createTextBlanks(custom.fields ?? [], residents)

  return {
    id: custom.id,
    number: 0,
    title: custom.title,
    description: custom.description,
    useWhen: custom.description,
    category: custom.category,
    deliveryClass: 'A',
    jurisdiction: 'US',
    edition: custom.edition,
    revisedOn: custom.revisedOn,
    signerScope: scopes[residents],
    ownerSigns: owner,
    sources: [],
    body: [
      residents === 'all' ? addendumHead() : addendumHead(addresseeName),
      ...toSections(custom.text, blanks),
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
  for (const block of parseCustomText(text)) {
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

type TextBlock = Exclude<CustomTextBlock, { kind: 'heading' }>

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
