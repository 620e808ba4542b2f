import { signsByLink } from '@countersign/answers/field'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import {
  CorrectSignerBody,
  type SigningInvite,
} from '@countersign/contract/schemas/signing-invites'
import { signerEmailErrors } from '@countersign/contract/rules/signers'
import { z } from 'zod'

export const personFields = ['firstName', 'lastName', 'email', 'phone'] as const

/** Input as it was entered, valid or not. */
export const PersonDraft = z.record(z.enum(personFields), z.string())
export type PersonDraft = z.infer<typeof PersonDraft>

interface CorrectionFacts {
  packet: Pick<Packet, 'initiator'>
  invite: SigningInvite
  invites: readonly SigningInvite[]
}

/** The specification's rules on signers, as the server checks them. */
export function correctionSchema({ packet, invite, invites }: CorrectionFacts) {
  const others = invites
    .filter(({ role }) => signsByLink(role) && role !== invite.role)
    .map(({ email }) => email)

  return CorrectSignerBody.superRefine(
    ({ email }, context) => {
      const message = signerEmailErrors([email ?? '', ...others], packet.initiator.email).get(0)
      if (message) {
        context.addIssue({ code: 'custom', path: ['email'], message })
      }
    },
    { when: () => true } satisfies Parameters<z.ZodObject['superRefine']>[1],
  )
}

/** The server sends no new link for it, unless the old one reached the wrong person. */
export function isUnchanged(invite: SigningInvite, person: CorrectSignerBody): boolean {
  const { person: before, email, wrongRecipientAt } = invite

  return (
    !wrongRecipientAt &&
    before?.firstName === person.firstName &&
    before.lastName === person.lastName &&
    before.phone === person.phone &&
    email === person.email
  )
}
