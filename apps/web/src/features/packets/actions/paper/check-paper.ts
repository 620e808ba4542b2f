import { PaperQuery } from '@countersign/contract/schemas/packets/packet'
import { InviteRole } from '@countersign/contract/schemas/roles'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { z } from 'zod'
import type { Scan } from './read-scan.ts'

export interface PaperDraft {
  scan: Scan | undefined
  pagesConfirmed: boolean
  /** `YYYY-MM-DD`, or empty. */
  signedOn: string
  signers: InviteRole[]
}

export const emptyPaper: PaperDraft = {
  scan: undefined,
  pagesConfirmed: false,
  signedOn: '',
  signers: [],
}

/** Residents, guarantors and the owner who have not signed online. */
export function signersOnPaper(invites: readonly SigningInvite[]): SigningInvite[] {
  return invites.filter(({ role, status }) => role !== 'LLEdit' && status !== 'signed')
}

export type SignedPaper = z.infer<ReturnType<typeof paperSchema>>

/** `today` is `YYYY-MM-DD`. */
export function paperSchema({
  missing,
  today,
}: {
  missing: readonly SigningInvite[]
  today: string
}) {
  return z.object({
    scan: z.custom<Scan | undefined>().transform((scan, context) => {
      if (!scan) {
        context.addIssue('Choose the scan: a PDF, or photos of the pages.')
        return z.NEVER
      }
      return scan
    }),
    pagesConfirmed: z.boolean().refine(Boolean, 'Check that every page is in the file.'),
    signedOn: PaperQuery.shape.signedOn.refine(
      (day) => day <= today,
      'The day of signing cannot be in the future.',
    ),
    signers: z
      .array(InviteRole)
      .refine(
        (signers) => missing.every(({ role }) => signers.includes(role)),
        'Everyone listed must have signed on the paper. If someone has not signed yet, wait for their signature.',
      ),
  })
}
