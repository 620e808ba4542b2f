import type { Block, FieldSpec } from '../../form-definition.ts'
import { part, signatures } from '../../builders/blocks.ts'
import { longtext } from '../../builders/fields.ts'
import type { FieldOptions } from '../../builders/fields.ts'

/**
 * A box for words that the law prescribes and that this library does not hold word for word. Whether it must
 * be filled in is up to the form.
 */
export function insertText(key: string, law: string, options: FieldOptions): FieldSpec {
  return longtext(key, `Insert the text of ${law} here`, {
    lines: 6,
    maxLength: 8000,
    help: 'Copy it word for word from the law in force. We do not print words that we could not check.',
    ...options,
  })
}

export function stateSignatures(): Block {
  return part(
    'Signatures',
    signatures(
      'By signing, each person confirms having received this addendum before or when signing the lease. It is part of the lease; where the two differ, this addendum prevails.',
    ),
  )
}
