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
  /** Plain text: a blank line separates paragraphs, a line that starts with "# " is a heading. */
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
  for (const paragraph of toParagraphs(text)) {
    if (paragraph.startsWith('# ')) {
      const body: Block[] = []
      heading = { title: escapeMarkup(paragraph.slice(2)), body }
      blocks.push({ kind: 'section', title: heading.title, numbered: false, body })
    } else {
      const target = heading?.body ?? blocks
      target.push({ kind: 'paragraph', text: escapeMarkup(paragraph) })
    }
  }

  return blocks
}

function toParagraphs(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^(# .*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, ' '))
    .filter((paragraph) => paragraph !== '')
}

/** Braces and double asterisks are markup in definitions, not in a member's text. */
function escapeMarkup(text: string): string {
  return text.replaceAll('{', '(').replaceAll('}', ')').replaceAll('**', '*')
}
