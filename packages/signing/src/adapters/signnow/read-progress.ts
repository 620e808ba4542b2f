import type { SignerRole } from '@countersign/answers/field'
import type { VendorGroup, VendorInvite } from './client/answers.ts'
import type { SignNowClient } from './client/create-client.ts'
import { isSignNowError } from './client/signnow-error.ts'
import type { RemoteGroup } from './remote-group.ts'

export type Progress =
  | { kind: 'signing'; signed: SignedRole[] }
  | { kind: 'declined'; role: string; email: string; documentId: string }
  /** Ended, or deleted, in SignNow's own screens. */
  | { kind: 'ended' }

export interface SignedRole {
  role: string
  /** ISO 8601 UTC, if SignNow says so. */
  at?: string | undefined
}

const done = ['fulfilled', 'signed', 'completed', 'done']
const declined = ['declined', 'rejected']
const ended = ['canceled', 'cancelled', 'expired']

export async function readProgress(
  client: SignNowClient,
  { vendorGroupId = '', inviteId = '' }: RemoteGroup,
): Promise<Progress> {
  const [group, invite] = await Promise.all([
    orMissing(client.readGroup(vendorGroupId)),
    orMissing(client.readInvite(vendorGroupId, inviteId)),
  ])
  if (!invite) {
    return { kind: 'ended' }
  }

  const refusal = invite.steps
    .flatMap(({ actions }) => actions)
    .find(({ status }) => declined.includes(status))
  if (refusal) {
    const { role_name: role, email, document_id: documentId } = refusal
    return { kind: 'declined', role, email, documentId }
  }
  if (ended.includes(invite.status)) {
    return { kind: 'ended' }
  }
  return { kind: 'signing', signed: listSigned(invite, group) }
}

/** Whether somebody can still sign. An unknown status counts as open. */
export function isOpen({ status, steps }: VendorInvite): boolean {
  const actions = steps.flatMap((step) => step.actions)

  return !(
    [...done, ...declined, ...ended].includes(status) ||
    actions.some((action) => declined.includes(action.status)) ||
    (actions.length > 0 && actions.every((action) => done.includes(action.status)))
  )
}

/** A role has signed when all its documents are done; an unknown status counts as not done. */
function listSigned({ steps }: VendorInvite, group: VendorGroup | undefined): SignedRole[] {
  const actions = steps.flatMap((step) => step.actions)
  const roles = [...new Set(actions.map(({ role_name: role }) => role))]

  return roles.flatMap((role) => {
    const own = actions.filter(({ role_name: name }) => name === role)
    const [{ email = '' } = {}] = own
    return own.every(({ status }) => done.includes(status))
      ? [{ role, at: findSigningTime(group, email) }]
      : []
  })
}

/** The invite has no times; the fields of the documents have, by address. */
function findSigningTime(group: VendorGroup | undefined, email: string): string | undefined {
  const times = (group?.documents ?? [])
    .flatMap((document) => document.field_invites ?? [])
    .flatMap(({ signer_email: signer, status, updated }) =>
      signer === email && done.includes(status) && updated ? [updated] : [],
    )
  return times.toSorted().at(-1)
}

async function orMissing<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call
  } catch (error) {
    if (isSignNowError(error, 'not-found')) {
      return undefined
    }
    throw error
  }
}

export function isSignerRole(role: string): role is SignerRole {
  return role === 'LLSign' || /^TT[1-4]$/.test(role)
}
