import type { CoOwner, Signer } from '../schemas/packets/create-packet.ts'
import { isGuarantor } from './roles.ts'

const signerMessages = {
  unique: 'Signer emails must be unique.',
  notInitiator: 'Signer emails must be different from the initiator email.',
} as const

/** Ignores case and surrounding spaces. */
export function sameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** Residents and guarantors apart from co-owners, who may be given among the signers or beside them. */
export function splitSigners({
  signers,
  owners = [],
}: {
  signers: readonly Signer[]
  owners?: readonly CoOwner[] | undefined
}): { residents: Signer[]; coOwners: CoOwner[] } {
  return {
    residents: signers.filter(({ role }) => role !== 'landlord'),
    coOwners: [...signers.filter(({ role }) => role === 'landlord'), ...owners].map(
      ({ firstName, lastName, email, phone, signingFor }) => ({
        ...{ firstName, lastName, email, phone },
        ...(signingFor !== undefined && { signingFor }),
      }),
    ),
  }
}

/** Residents first, then guarantors, each in the order in which they were added: TT1 to TTn. */
export function inSigningOrder<Person extends Pick<Signer, 'kind'>>(
  signers: readonly Person[],
): Person[] {
  return [...signers.filter((signer) => !isGuarantor(signer)), ...signers.filter(isGuarantor)]
}

/** Which email addresses break the rules of specification section 5: index → message. */
export function signerEmailErrors(
  emails: readonly string[],
  initiatorEmail: string,
): Map<number, string> {
  const errors = new Map<number, string>()
  emails.forEach((email, index) => {
    if (email.trim() === '') {
      return
    }
    if (sameEmail(email, initiatorEmail)) {
      errors.set(index, signerMessages.notInitiator)
      return
    }
    if (emails.some((other, at) => at !== index && sameEmail(email, other))) {
      errors.set(index, signerMessages.unique)
    }
  })
  return errors
}
