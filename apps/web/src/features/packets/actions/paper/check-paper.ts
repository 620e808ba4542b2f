import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import type { Scan } from './read-scan.ts'

export interface PaperDraft {
  scan: Scan | undefined
  pagesConfirmed: boolean
  /** `YYYY-MM-DD`, or empty. */
  signedOn: string
  signers: readonly InviteRole[]
}

export const emptyPaper: PaperDraft = {
  scan: undefined,
  pagesConfirmed: false,
  signedOn: '',
  signers: [],
}

type PaperField = 'file' | 'pages' | 'signedOn' | 'signers'
export type PaperErrors = Partial<Record<PaperField, string>>

/** Residents, guarantors and the owner who have not signed online. */
export function signersOnPaper(invites: readonly SigningInvite[]): SigningInvite[] {
  return invites.filter(({ role, status }) => role !== 'LLEdit' && status !== 'signed')
}

/** `today` is `YYYY-MM-DD`. */
export function checkPaper(
  { scan, pagesConfirmed, signedOn, signers }: PaperDraft,
  { missing, today }: { missing: readonly SigningInvite[]; today: string },
): PaperErrors {
  return {
    ...(!scan && { file: 'Choose the scan: a PDF, or photos of the pages.' }),
    ...(scan && !pagesConfirmed && { pages: 'Check that every page is in the file.' }),
    ...(signedOn === '' && { signedOn: 'Enter the day on which the documents were signed.' }),
    ...(signedOn > today && { signedOn: 'The day of signing cannot be in the future.' }),
    ...(!missing.every(({ role }) => signers.includes(role)) && {
      signers:
        'Everyone listed must have signed on the paper. If somebody has not signed yet, wait for their signature.',
    }),
  }
}
