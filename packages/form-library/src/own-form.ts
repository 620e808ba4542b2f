import { parseOwnText } from '@countersign/contract/calls'
import type { FormCategory } from '@countersign/contract'
import type { Block, FormDefinition } from './form-definition.ts'
import { part, signatures } from './builders/blocks.ts'
import { addendumHead } from './builders/shared-blocks.ts'

/** A member's own form, written as text. */
export interface OwnForm {
  id: string
  title: string
  description: string
  category: FormCategory
  /** Plain text with headings, lists and bold words: see `parseOwnText`. */
  text: string
  edition: string
  /** `YYYY-MM-DD`. */
  revisedOn: string
}

/** Turns a member's text into a definition that every resident and the owner sign. */
export function composeOwnForm(own: OwnForm): FormDefinition {
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
    signerScope: 'all',
    ownerSigns: true,
    sources: [],
    body: [
      addendumHead(),
      ...toSections(own.text),
      part('Signatures', signatures('By signing, each person agrees to this document.')),
    ],
  }
}

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
