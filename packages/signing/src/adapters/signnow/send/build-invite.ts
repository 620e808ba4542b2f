import type { Role } from '@countersign/answers/field'
import type { Envelope, Recipient } from '../../../envelope.ts'
import type { ReturnUrls } from '../../../provider.ts'
import { authMethod } from '../client/create-client.ts'
import type { EmbeddedInvite, VendorField, VendorSigner } from '../client/requests.ts'
import { splitName } from '../vendor-text.ts'

export interface InvitedDocument {
  vendorId: string
  fields: readonly VendorField[]
}

/** Residents sign in step 1 in any order, the owner in step 2. */
export function buildInvite(
  { recipients }: Envelope,
  documents: readonly InvitedDocument[],
  returnUrls: ReturnUrls,
): EmbeddedInvite {
  const signer = (recipient: Recipient) => buildSigner(recipient, documents, returnUrls)
  const residents = recipients.filter(({ role }) => role !== 'LLEdit' && role !== 'LLSign')
  const owner = recipients.filter(({ role }) => role === 'LLSign')

  return {
    invites: [
      { order: 1, signers: residents.map(signer) },
      { order: 2, signers: owner.map(signer) },
    ],
  }
}

function buildSigner(
  { role, name, email }: Recipient,
  documents: readonly InvitedDocument[],
  { signed, unfinished }: ReturnUrls,
): VendorSigner {
  return {
    email,
    auth_method: authMethod,
    ...splitName(name),
    language: 'en',
    documents: documents
      .filter(({ fields }) => hasRole(fields, role))
      .map(({ vendorId }) => ({ id: vendorId, role, action: 'sign' })),
    redirect_uri: signed,
    decline_redirect_uri: unfinished,
    close_redirect_uri: unfinished,
    redirect_target: 'self',
  }
}

function hasRole(fields: readonly VendorField[], role: Role): boolean {
  return fields.some((field) => field.role === role)
}
