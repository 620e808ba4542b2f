import { findDocument } from './fake-documents.ts'
import { notFound, refuse } from './fake-error.ts'
import { findGroup } from './fake-groups.ts'
import {
  type FakeGroup,
  type FakeInvite,
  type FakeSigner,
  type FakeState,
  pendingStep,
} from './fake-state.ts'

interface FakeSession {
  group: FakeGroup
  invite: FakeInvite
  signer: FakeSigner
}

/** The first visit of a link; a second one is refused. */
export function openLink(state: FakeState, secret: string): FakeSession {
  const link = state.links.get(secret)
  if (!link || link.opened || link.expiresAt < Date.now()) {
    refuse('This link has expired.')
  }
  link.opened = true
  return findSession(state, secret)
}

export function findSession(state: FakeState, secret: string): FakeSession {
  const link = state.links.get(secret)
  const group = link && findGroup(state, link.groupId)
  const invite = group?.invite
  const signer = invite && pendingStep(invite)?.signers.find((each) => each.email === link?.email)
  if (
    !group ||
    invite?.id !== link?.inviteId ||
    invite?.status !== 'pending' ||
    signer?.status !== 'pending'
  ) {
    notFound('signing session')
  }
  return { group, invite, signer }
}

/** Fills the required fields with these answers, and the rest by itself. */
export function sign(
  state: FakeState,
  secret: string,
  { answers, at }: { answers: ReadonlyMap<string, string>; at: Date },
): { group: FakeGroup; redirect: string } {
  const { group, invite, signer } = findSession(state, secret)
  for (const { id, role } of signer.documents) {
    const document = findDocument(state, id)
    for (const field of document.fields.filter((each) => each.role === role)) {
      const given = answers.get(field.name) ?? ''
      if (field.required && field.type === 'text' && !field.lock_to_sign_date && given === '') {
        refuse(`${field.label} is required.`)
      }
      document.answers.set(field.name, valueOf(field, { signer, given, at }))
    }
    document.signed.set(role, at)
  }
  signer.status = 'fulfilled'
  activateNext(invite)
  return { group, redirect: signer.redirects.signed }
}

function valueOf(
  field: { type: string; lock_to_sign_date?: true },
  { signer, given, at }: { signer: FakeSigner; given: string; at: Date },
): string {
  if (field.type === 'signature' || field.type === 'initials') {
    return field.type === 'signature' ? signer.name : signer.name.slice(0, 1)
  }
  return field.lock_to_sign_date ? at.toISOString().slice(0, 10) : given
}

function activateNext(invite: FakeInvite): void {
  const next = pendingStep(invite)
  if (!next) {
    invite.status = 'fulfilled'
    return
  }
  for (const signer of next.signers) {
    if (signer.status === 'created') {
      signer.status = 'pending'
    }
  }
}

export function decline(
  state: FakeState,
  secret: string,
  reason: string,
): { group: FakeGroup; redirect: string } {
  const { group, invite, signer } = findSession(state, secret)
  signer.status = 'declined'
  invite.status = 'declined'
  const [first] = signer.documents
  if (first) {
    findDocument(state, first.id).declined.push({ email: signer.email, decline_text: reason })
  }
  return { group, redirect: signer.redirects.declined }
}
