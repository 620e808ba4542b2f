import type { FormCategory } from '@countersign/contract'
import type { Block, FormDefinition } from './form-definition.ts'
import { part, signatures } from './builders/blocks.ts'
import { addendumHead } from './builders/shared-blocks.ts'

/** A form that a member wrote. */
export interface OwnForm {
  id: string
  title: string
  description: string
  category: FormCategory
  /** Plain text: a blank line parts paragraphs, a line that begins with "# " is a heading. */
  text: string
  edition: string
  /** `YYYY-MM-DD`. */
  revisedOn: string
}

/** A member's text as a form that every resident and the owner sign; compile it with `compileForm`. */
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
  for (const stretch of toStretches(text)) {
    if (stretch.startsWith('# ')) {
      const body: Block[] = []
      heading = { title: verbatim(stretch.slice(2)), body }
      blocks.push({ kind: 'section', title: heading.title, numbered: false, body })
    } else {
      const target = heading?.body ?? blocks
      target.push({ kind: 'paragraph', text: verbatim(stretch) })
    }
  }

  return blocks
}

function toStretches(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^(# .*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((stretch) => stretch.trim().replace(/\s+/g, ' '))
    .filter((stretch) => stretch !== '')
}

/** Braces and double asterisks are signs of the library; in a member's text they are made harmless. */
function verbatim(text: string): string {
  return text.replaceAll('{', '(').replaceAll('}', ')').replaceAll('**', '*')
}
