import {
  line,
  SignerKind,
  Signers,
  type Initiator,
  type Signer,
  type User,
} from '@countersign/contract'
import { isGuarantor, limits, signerEmailErrors } from '@countersign/contract/calls'
import { z } from 'zod'

const SignerDraft = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  kind: SignerKind.optional(),
})
export type SignerDraft = z.infer<typeof SignerDraft>

/** The fields of add-signers as they are typed. */
export const PeopleDraft = z.object({
  signers: z.array(SignerDraft),
  asDba: z.boolean(),
  dbaName: z.string(),
})
export type PeopleDraft = z.infer<typeof PeopleDraft>

/** The people of a packet, once the fields are right. */
export interface People {
  signers: Signer[]
  initiator: Initiator
}

type Member = Pick<User, '_id' | 'name' | 'email'>

export const emptySigner: SignerDraft = { firstName: '', lastName: '', email: '', phone: '' }

export const emptyPeople: PeopleDraft = { signers: [emptySigner], asDba: false, dbaName: '' }

/** The rules of add-signers (specification, section 5). What comes out is ready for the server. */
export function peopleSchema(member: Member) {
  return z
    .object({ signers: Signers, asDba: z.boolean(), dbaName: z.string() })
    .superRefine(
      (people, context) => checkEmails(people.signers, member.email, context),
      evenWithOtherErrors,
    )
    .superRefine((people, context) => checkDbaName(people, context), evenWithOtherErrors)
    .transform((people): People => ({
      signers: people.signers,
      initiator: {
        _id: member._id,
        email: member.email,
        name: people.asDba ? people.dbaName.trim() : member.name,
      },
    }))
}

/** Whether one more signer may be added: the last one is fully filled and there is room. */
export function canAddSigner(signers: readonly SignerDraft[]): boolean {
  const last = signers.at(-1)
  return (
    signers.length < limits.maxSigners &&
    last !== undefined &&
    [last.firstName, last.lastName, last.email, last.phone].every((text) => text.trim() !== '')
  )
}

/** "Resident 1", "Resident 2", "Guarantor": each kind is numbered for itself, a lone guarantor is not. */
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

/** These rules speak even while another field is still wrong, so that a person sees everything at once. */
const evenWithOtherErrors = { when: () => true }

const DbaName = line('DBA name')

function checkEmails(
  signers: readonly { email?: string }[],
  initiatorEmail: string,
  context: z.RefinementCtx,
) {
  const emails = signers.map(({ email }) => email ?? '')
  for (const [index, message] of signerEmailErrors(emails, initiatorEmail)) {
    context.addIssue({ code: 'custom', path: ['signers', index, 'email'], message })
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
