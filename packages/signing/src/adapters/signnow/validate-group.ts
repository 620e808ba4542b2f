import type { Envelope } from '../../envelope.ts'
import { type FieldProblem, SigningError } from '../../errors.ts'
import type { GroupInput } from '../../provider.ts'
import type { Template } from '@countersign/pdf/template'
import { toVendorText } from './vendor-text.ts'
import type { SignNow } from './signnow.ts'
import { explainUnsupported, findUnsupportedField } from './unsupported-fields.ts'

/** Refuses, before anything is made, what SignNow would refuse when the packet is sent. */
export async function validateGroup(signNow: SignNow, input: GroupInput): Promise<void> {
  if (input.printOnly) {
    return
  }
  const account = await findAccountEmail(signNow)
  const people = [
    { key: 'initiator.email', ...input.initiator },
    ...input.residents.map((party, index) => ({ key: `signers.${index + 1}.email`, ...party })),
  ]
  const errors = people.flatMap(({ key, name, email }) =>
    checkPerson({ key, name, email }, account),
  )
  throwFirst([...errors, ...findShared(people.slice(1))])
  if (input.residents.some(({ kind }) => kind === 'guarantor')) {
    throw new SigningError('invalid-values', 'Guarantors cannot sign with SignNow.')
  }
  if (input.coOwners && input.coOwners.length > 0) {
    throw new SigningError('invalid-values', 'Only one owner can sign with SignNow.')
  }
  const templates = await Promise.all(
    input.templateIds.map((id) => signNow.engine.templates.find(id)),
  )
  requireNoPrivateCopies(templates, input)
  throwFirst(findUnsupported(templates))
}

/** For groups that were created while the account's address was unknown. */
export async function validateSigners(
  signNow: SignNow,
  { recipients }: Pick<Envelope, 'recipients'>,
): Promise<void> {
  const account = await findAccountEmail(signNow)
  const signers = recipients.flatMap(({ role, name, email }) =>
    role === 'LLEdit' ? [] : [{ key: role, name, email }],
  )
  throwFirst([
    ...signers.flatMap((person) => checkPerson(person, account)),
    ...findShared(signers.filter(({ key }) => key !== 'LLSign')),
  ])
}

export async function validateCorrection(
  signNow: SignNow,
  person: { name: string; email: string },
): Promise<void> {
  throwFirst(checkPerson({ key: 'email', ...person }, await findAccountEmail(signNow)))
}

/** Asked once. If SignNow is away, the check is made when the packet is sent. */
async function findAccountEmail(signNow: SignNow): Promise<string | undefined> {
  try {
    signNow.accountEmail ??= await signNow.client.readAccountEmail()
  } catch {
    return undefined
  }
  return signNow.accountEmail
}

interface Person {
  key: string
  name: string
  email: string
}

/** Residents sign in one step, in which SignNow knows people by their addresses. */
function findShared(people: readonly Person[]): FieldProblem[] {
  const emails = people.map(({ email }) => email.trim().toLowerCase())
  return people.flatMap(({ key, email }, index) =>
    emails.indexOf(emails[index] ?? '') < index
      ? [{ key, message: `Two signers have the address ${email}. Each needs one of their own.` }]
      : [],
  )
}

function checkPerson({ key, name, email }: Person, account: string | undefined): FieldProblem[] {
  if (account !== undefined && email.trim().toLowerCase() === account.trim().toLowerCase()) {
    return [
      {
        key,
        message: `${email} is the address of the SignNow account that sends the documents, so nobody can sign with it. Use another address.`,
      },
    ]
  }
  if (email.length > maxEmailLength) {
    return [{ key, message: `SignNow accepts at most ${maxEmailLength} characters in an email.` }]
  }
  return toVendorText(email, maxEmailLength) === email && toVendorText(name, 1) !== '-'
    ? []
    : [{ key, message: `SignNow cannot show some of the characters in “${name}” or “${email}”.` }]
}

const maxEmailLength = 150

type Templates = readonly (Template | undefined)[]

function requireNoPrivateCopies(templates: Templates, { residents }: GroupInput): void {
  const copy = templates.find((template) => template?.copyOf !== undefined)
  if (copy && residents.length > 1) {
    throw new SigningError(
      'invalid-values',
      `“${copy.title}” is a private copy for each resident, and SignNow shows every document to everyone.`,
    )
  }
}

function findUnsupported(templates: Templates): FieldProblem[] {
  return templates.flatMap((template, index) => {
    const field = template && findUnsupportedField(template)
    return field
      ? [{ key: `templateIds.${index}`, message: explainUnsupported(template.title, field) }]
      : []
  })
}

function throwFirst(errors: FieldProblem[]): void {
  const [first] = errors
  if (first) {
    throw new SigningError('invalid-values', first.message, errors)
  }
}
