import { limits } from '@countersign/contract/rules/limits'
import { sameEmail, signerEmailErrors, splitSigners } from '@countersign/contract/rules/signers'
import type { CreateDocumentGroup } from '@countersign/contract/schemas/packets/create-packet'
import { explainUnsupportedCharacters } from '@countersign/pdf/text/unsupported-characters'
import type { FieldError } from '../../../kernel/domain-error.ts'
import { copyErrors } from '../../properties/index.ts'

export interface Self {
  _id: string
  email: string
}

/**
 * The initiator must be the member, each signer needs an email address of their own, and every name
 * must be printable.
 */
export function checkPeople(
  body: CreateDocumentGroup,
  { self, signer }: { self: Self; signer: Self },
): FieldError[] {
  return [
    ...checkInitiator(body.initiator, self),
    ...checkOwners(body),
    ...checkEmails(body, signer),
    ...checkCopies(body),
    ...checkNames(body),
  ]
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

function checkOwners(body: CreateDocumentGroup): FieldError[] {
  return splitSigners(body).coOwners.length > limits.maxCoOwners
    ? [
        {
          field: 'owners',
          message: `A packet can have at most ${limits.maxCoOwners} owners beside you.`,
        },
      ]
    : []
}

function checkEmails(body: CreateDocumentGroup, signer: Self): FieldError[] {
  const people = listPeople(body)
  const problems = signerEmailErrors(
    people.map(({ email }) => email),
    signer.email,
  )

  return [...problems].map(([index, message]) => ({
    field: `${people[index]?.field ?? 'signers'}.email`,
    message,
  }))
}

function checkCopies(body: CreateDocumentGroup): FieldError[] {
  const emails = [body.initiator, ...listPeople(body)].map(({ email }) => email)

  return copyErrors(body.copies ?? [], emails)
}

/** Everyone but the initiator, with the place in the body that names them. */
function listPeople({ signers, owners = [] }: CreateDocumentGroup) {
  return [
    ...signers.map((person, index) => ({ ...person, field: `signers.${index}` })),
    ...owners.map((person, index) => ({ ...person, field: `owners.${index}` })),
  ]
}

function checkNames(body: CreateDocumentGroup): FieldError[] {
  const { initiator, packetName } = body
  const texts: [field: string, text: string][] = [
    ['initiator.name', initiator.name],
    ['packetName', packetName ?? ''],
    ...listPeople(body).flatMap(
      ({ field, firstName, lastName, email, signingFor }): [string, string][] => [
        [`${field}.firstName`, firstName],
        [`${field}.lastName`, lastName],
        [`${field}.email`, email],
        [`${field}.signingFor`, signingFor ?? ''],
      ],
    ),
  ]

  return texts.flatMap(([field, text]) => {
    const message = explainUnsupportedCharacters(text)
    return message ? [{ field, message }] : []
  })
}
