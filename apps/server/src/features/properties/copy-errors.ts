import { copyEmailErrors } from '@countersign/contract/rules/copies'
import type { CopyRecipient } from '@countersign/contract/schemas/packets/copies'
import { explainUnsupportedCharacters } from '@countersign/pdf/text/unsupported-characters'
import type { FieldError } from '../../kernel/domain-error.ts'

/** Copies go to people who do not sign, and the certificate must be able to print whom. */
export function copyErrors(
  copies: readonly CopyRecipient[],
  signerEmails: readonly string[] = [],
): FieldError[] {
  return [
    ...[...copyEmailErrors(copies, signerEmails)].map(([index, message]) => ({
      field: `copies.${index}.email`,
      message,
    })),
    ...copies.flatMap((copy, index) =>
      (['name', 'email'] as const).flatMap((key) => {
        const message = explainUnsupportedCharacters(copy[key])
        return message ? [{ field: `copies.${index}.${key}`, message }] : []
      }),
    ),
  ]
}
