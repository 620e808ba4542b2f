import { z } from 'zod'

/**
 * What the e-signature provider of a packet can do. Screens and use cases ask for these, never for a
 * provider's name.
 */
export const SigningCapabilities = z.object({
  /** Signers read, consent and sign in our signing room, instead of on a page of the provider. */
  signsInOurRoom: z.boolean(),
  /** Each signer sees only their own copy of some forms. */
  privateCopies: z.boolean(),
  guarantors: z.boolean(),
  /** Owners beside the initiator sign through links. */
  coOwners: z.boolean(),
  /** Until when somebody else may sign for the owner. */
  ownerSigner: z.enum(['until-they-sign', 'until-sent']),
  changeAnswers: z.boolean(),
  correctSigner: z.enum(['until-they-sign', 'until-anyone-signs']),
  finishOnPaper: z.enum(['until-everyone-signs', 'until-anyone-signs']),
  /** The draft shows the signatures of those who have finished. */
  draftShowsSignatures: z.boolean(),
  /** A signer can keep a copy before everyone has signed. */
  signedCopy: z.boolean(),
  /** Our certificate of completion is part of the executed file. */
  certificate: z.boolean(),
})
export type SigningCapabilities = z.infer<typeof SigningCapabilities>
