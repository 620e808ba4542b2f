import {
  CoOwners,
  Signers,
  type CoOwner,
  type Initiator,
  type Signer,
} from '@countersign/contract/schemas/packets/create-packet'
import { Copies, type CopyRecipient } from '@countersign/contract/schemas/packets/copies'
import { SignerKind } from '@countersign/contract/schemas/roles'
import { line } from '@countersign/contract/schemas/shapes'
import type { User } from '@countersign/contract/schemas/users'
import { copyEmailErrors } from '@countersign/contract/rules/copies'
import { limits } from '@countersign/contract/rules/limits'
import { isGuarantor } from '@countersign/contract/rules/roles'
import { signerEmailErrors } from '@countersign/contract/rules/signers'
import { z } from 'zod'

const SignerDraft = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  kind: SignerKind.optional(),
  /** The company for which an owner signs; undefined while they sign for themselves. */
  signingFor: z.string().optional(),
  /** Name and email that were kept although the owner knows the email under another name. */
  keptName: z.string().optional(),
})
export type SignerDraft = z.infer<typeof SignerDraft>

export const PeopleDraft = z.object({
  signers: z.array(SignerDraft),
  /** Beside the member. */
  owners: z.array(SignerDraft).default([]),
  copies: z.array(z.object({ name: z.string().optional(), email: z.string() })).default([]),
  asDba: z.boolean(),
  dbaName: z.string(),
})
export type PeopleDraft = z.infer<typeof PeopleDraft>

export interface People {
  signers: Signer[]
  owners: CoOwner[]
  copies: CopyRecipient[]
  initiator: Initiator
}

/** Those who sign through a link. */
export type PeopleList = 'signers' | 'owners'

type Member = Pick<User, '_id' | 'name' | 'email'>

export const emptySigner: SignerDraft = { firstName: '', lastName: '', email: '', phone: '' }

export const emptyPeople: PeopleDraft = {
  signers: [emptySigner],
  owners: [],
  copies: [],
  asDba: false,
  dbaName: '',
}

/** Rules of add-signers (spec, section 5). The output is a valid request. */
export function peopleSchema(member: Member) {
  return z
    .object({
      signers: Signers,
      owners: CoOwners,
      copies: Copies,
      asDba: z.boolean(),
      dbaName: z.string(),
    })
    .superRefine(
      (people, context) => checkEmails(people, member.email, context),
      evenWithOtherErrors,
    )
    .superRefine(
      (people, context) => checkCopies(people, member.email, context),
      evenWithOtherErrors,
    )
    .superRefine((people, context) => checkDbaName(people, context), evenWithOtherErrors)
    .transform((people): People => ({
      signers: people.signers,
      owners: people.owners,
      copies: people.copies,
      initiator: {
        _id: member._id,
        email: member.email,
        name: people.asDba ? people.dbaName.trim() : member.name,
      },
    }))
}

export function isEmptySigner({ firstName, lastName, email, phone }: SignerDraft): boolean {
  return [firstName, lastName, email, phone].every((text) => text.trim() === '')
}

/** The last signer is filled in completely and the limit is not reached (spec, section 5). */
export function canAddSigner(signers: readonly SignerDraft[]): boolean {
  const last = signers.at(-1)
  return (
    signers.length < limits.maxSigners &&
    last !== undefined &&
    [last.firstName, last.lastName, last.email, last.phone].every((text) => text.trim() !== '')
  )
}

/**
 * "Resident 1", "Resident 2", "Guarantor": each kind is numbered separately, a single guarantor has
 * no number.
 */
export function signerTitle(
  signers: readonly { kind?: SignerKind | undefined }[],
  index: number,
): string {
  const guarantor = isGuarantor(signers[index] ?? {})
  const same = (others: typeof signers) =>
    others.filter((other) => isGuarantor(other) === guarantor).length
  if (guarantor && same(signers) === 1) {
    return 'Guarantor'
  }

  return `${guarantor ? 'Guarantor' : 'Resident'} ${same(signers.slice(0, index)) + 1}`
}

/** Runs even when another field is invalid, so that all errors show at once. */
const evenWithOtherErrors = { when: () => true }

const DbaName = line('DBA name')

function checkEmails(
  { signers, owners }: Record<PeopleList, readonly { email?: string }[]>,
  initiatorEmail: string,
  context: z.RefinementCtx,
) {
  const emails = [...signers, ...owners].map(({ email }) => email ?? '')
  for (const [index, message] of signerEmailErrors(emails, initiatorEmail)) {
    const path = index < signers.length ? ['signers', index] : ['owners', index - signers.length]
    context.addIssue({ code: 'custom', path: [...path, 'email'], message })
  }
}

function checkCopies(
  { signers, owners, copies }: Record<PeopleList | 'copies', readonly { email?: string }[]>,
  initiatorEmail: string,
  context: z.RefinementCtx,
) {
  const emails = [...signers, ...owners].map(({ email }) => email ?? '')
  for (const [index, message] of copyEmailErrors(copies, [initiatorEmail, ...emails])) {
    context.addIssue({ code: 'custom', path: ['copies', index, 'email'], message })
  }
}

function checkDbaName(
  { asDba, dbaName }: { asDba: boolean; dbaName: string },
  context: z.RefinementCtx,
) {
  const checked = asDba ? DbaName.safeParse(dbaName) : undefined
  if (checked?.error) {
    const message = checked.error.issues[0]?.message ?? 'DBA name is required.'
    context.addIssue({ code: 'custom', path: ['dbaName'], message })
  }
}
