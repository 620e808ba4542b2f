import type { Block, FieldSpec, SignatureSet } from '../form-definition.ts'

/** A numbered section: "4. Rent". */
export function section(title: string, ...body: Block[]): Block {
  return { kind: 'section', title, numbered: true, body }
}

/** A section without a number, for key terms and signatures. */
export function part(title: string, ...body: Block[]): Block {
  return { kind: 'section', title, numbered: false, body }
}

export function clause(title: string, text: string): Block {
  return { kind: 'clause', title, text }
}

export function paragraph(text: string): Block {
  return { kind: 'paragraph', text }
}

/** Instructions in small print. */
export function note(text: string): Block {
  return { kind: 'note', text }
}

/** Words with the form’s own blanks and boxes in them: `[[key]]`, and `[[key=value]]` for one choice. */
export function filledParagraph(text: string, ...blanks: FieldSpec[]): Block {
  return { kind: 'paragraph', text, blanks }
}

export function bullets(...items: string[]): Block {
  return { kind: 'list', ordered: false, items }
}

export function steps(...items: string[]): Block {
  return { kind: 'list', ordered: true, items }
}

/**
 * Text that a law prescribes, with its citation; `points` is the smallest type that the law allows, and `bold`
 * prints it in boldface.
 */
export function statutory(
  citation: string,
  text: string,
  { points, bold, blanks }: { points?: number; bold?: true; blanks?: readonly FieldSpec[] } = {},
): Block {
  return {
    kind: 'statutory',
    text,
    citation,
    ...(points !== undefined && { points }),
    ...(bold && { bold }),
    ...(blanks && { blanks }),
  }
}

/** What a law requires in a certain type, without prescribing words. */
export function inOurWords(
  citation: string,
  text: string,
  options: Parameters<typeof statutory>[2],
): Block {
  return statutory(`${citation}${ours}`, text, options)
}

/** Ends the citation of a text that is not the law’s own. */
export const ours = ', in our words'

export function fields(...specs: FieldSpec[]): Block {
  return { kind: 'fields', fields: specs }
}

/** A box for each resident's initials; `occurrence` is unique in the form. */
export function initialBoxes(
  occurrence: string,
  label: string,
  options: Pick<Extract<Block, { kind: 'initials' }>, 'requiredIf'> = {},
): Block {
  return { kind: 'initials', occurrence, label, ...options }
}

export function signatures(text: string, set: Partial<SignatureSet> = {}): Block {
  return { kind: 'signatures', text, set: { residents: true, owner: true, ...set } }
}

export function inkLines(signature: string, name: string, date: string): Block {
  return { kind: 'inkLines', captions: [signature, name, date] }
}

/** Starts with a page break. */
export function onNewPage(...body: Block[]): Block[] {
  return [{ kind: 'newPage' }, ...body]
}

/** Shown only if two or more residents sign. */
export function withSeveralResidents(...body: Block[]): Block {
  return { kind: 'counted', atLeast: 2, atMost: 4, body }
}

export function withOneResident(...body: Block[]): Block {
  return { kind: 'counted', atLeast: 1, atMost: 1, body }
}

export function forEachResident(...body: Block[]): Block {
  return { kind: 'perResident', body }
}
