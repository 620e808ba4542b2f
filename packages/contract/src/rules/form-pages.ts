import type { Form } from '../schemas/forms/form.ts'
import type { SignerKind } from '../schemas/roles.ts'
import { isGuarantor } from './roles.ts'

type PagedForm = Pick<Form, 'pages' | 'pagesBySigners' | 'signerScope'>
type Signers = readonly { kind?: SignerKind | undefined }[]

/** The pages of one copy of a form in a packet of these signers. A private copy is made for one person. */
export function formPages(form: PagedForm, signers: Signers): number {
  const isPrivate = form.signerScope === 'each' || form.signerScope === 'guarantor'
  const residents = signers.filter((signer) => !isGuarantor(signer)).length

  return isPrivate ? form.pages : (form.pagesBySigners?.[String(residents)] ?? form.pages)
}

/** The pages of all documents of a packet, with every private copy. */
export function packetPages(forms: readonly PagedForm[], signers: Signers): number {
  return forms.reduce((sum, form) => sum + formPages(form, signers) * countCopies(form, signers), 0)
}

/** How often a form is in the packet: a private copy for each person who gets one. */
export function countCopies({ signerScope }: PagedForm, signers: Signers): number {
  const guarantors = signers.filter(isGuarantor).length

  switch (signerScope) {
    case 'each':
      return Math.max(signers.length - guarantors, 1)
    case 'guarantor':
      return Math.max(guarantors, 1)
    case 'all':
    case 'primary':
    case 'none':
      return 1
  }
}
