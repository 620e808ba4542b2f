import { sameEmail, signerEmailErrors } from '@countersign/contract/rules/signers'
import type { CreateDocumentGroup } from '@countersign/contract/schemas/packets/create-packet'
import { explainUnsupportedCharacters } from '@countersign/pdf/text/unsupported-characters'
import type { FieldError } from '../../../kernel/domain-error.ts'

export interface Self {
  _id: string
  email: string
}

/**
 * The initiator must be the member, each signer needs an email address of their own, and every name
 * must be printable.
 */
export function checkPeople(body: CreateDocumentGroup, self: Self): FieldError[] {
  return [...checkInitiator(body.initiator, self), ...checkEmails(body), ...checkNames(body)]
}

function checkInitiator(initiator: CreateDocumentGroup['initiator'], self: Self): FieldError[] {
  const errors: FieldError[] = []
  if (!sameEmail(initiator.email, self.email)) {
    errors.push({
      field: 'initiator.email',
      message: `You can only sign as yourself. Use your own email address, ${self.email}.`,
    })
  }
  if (initiator._id !== undefined && initiator._id !== self._id) {
    errors.push({ field: 'initiator._id', message: 'You can only sign as yourself.' })
  }

  return errors
}

function checkEmails({ signers, initiator }: CreateDocumentGroup): FieldError[] {
  const problems = signerEmailErrors(
    signers.map((signer) => signer.email),
    initiator.email,
  )

  return [...problems].map(([index, message]) => ({ field: `signers.${index}.email`, message }))
}

function checkNames({ signers, initiator, packetName }: CreateDocumentGroup): FieldError[] {
  const texts: [field: string, text: string][] = [
    ['initiator.name', initiator.name],
    ['packetName', packetName ?? ''],
    ...signers.flatMap((signer, index): [string, string][] => [
      [`signers.${index}.firstName`, signer.firstName],
      [`signers.${index}.lastName`, signer.lastName],
      [`signers.${index}.email`, signer.email],
    ]),
  ]

  return texts.flatMap(([field, text]) => {
    const message = explainUnsupportedCharacters(text)
    return message ? [{ field, message }] : []
  })
}
