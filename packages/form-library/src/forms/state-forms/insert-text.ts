import type { Block, FieldSpec } from '../../form-definition.ts'
import { clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { carriedOver, longtext } from '../../builders/fields.ts'
import type { FieldOptions } from '../../builders/fields.ts'

/**
 * A box for words that the law prescribes and that this library does not hold word for word. Whether it must
 * be filled in is up to the form.
 */
export function insertText(key: string, law: string, options: FieldOptions): FieldSpec {
  return carriedOver(
    longtext(key, `Insert the text of ${law} here`, {
      lines: 6,
      maxLength: 8000,
      help: 'Copy it word for word from the law in force. We do not print words that we could not check.',
      ...options,
    }),
  )
}

/** A home may owe more than the state asks of every home: an empty box has a meaning, which is printed. */
export function otherStatements(key: string): Block {
  return section(
    'Other statements',
    clause('If this box is empty', 'The Owner adds no other statement to this addendum.'),
    fields(insertText(key, 'any other state or local law that applies', { lines: 3 })),
  )
}

export function stateSignatures(): Block {
  return part(
    'Signatures',
    signatures(
      'By signing, each person confirms having received this addendum before or when signing the lease. It is part of the lease; where the two differ, this addendum prevails.',
    ),
  )
}
