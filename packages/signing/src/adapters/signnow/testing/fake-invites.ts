import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { findDocument } from './fake-documents.ts'
import { notFound, refuse } from './fake-error.ts'
import { findGroup, requirePlainText } from './fake-groups.ts'
import {
  type FakeGroup,
  type FakeInvite,
  type FakeState,
  newId,
  pendingStep,
} from './fake-state.ts'

const Redirect = z.url({ protocol: /^https?$/ }).max(2048)
const authMethods = ['none', 'password', 'email', 'mfa', 'social', 'biometric', 'other'] as const

const Signer = z.strictObject({
  email: z.email().max(150),
  auth_method: z.enum(authMethods),
  documents: z
    .array(z.strictObject({ id: z.string(), role: z.string(), action: z.enum(['sign', 'view']) }))
    .min(1),
  first_name: z.string().min(1).max(150).optional(),
  last_name: z.string().min(1).max(150).optional(),
  language: z.enum(['en', 'es', 'fr']).optional(),
  redirect_uri: Redirect.optional(),
  decline_redirect_uri: Redirect.optional(),
  close_redirect_uri: Redirect.optional(),
  redirect_target: z.enum(['self', 'blank']).optional(),
})
type SignerBody = z.infer<typeof Signer>
const InviteBody = z.strictObject({
  invites: z
    .array(z.strictObject({ order: z.int().min(1), signers: z.array(Signer).min(1) }))
    .min(1),
  sign_as_merged: z.boolean().optional(),
})

/** `POST /v2/document-groups/{id}/embedded-invites`. */
export function createInvite(
  state: FakeState,
  { groupId, ownerEmail, body }: { groupId: string; ownerEmail: string; body: unknown },
): object {
  const group = findGroup(state, groupId)
  const parsed = InviteBody.safeParse(body)
  if (!parsed.success) {
    refuse(`Invalid invite: ${parsed.error.message}`)
  }
  if (group.invite && group.invite.status !== 'canceled') {
    refuse('The group has another invite.')
  }
  const { invites } = parsed.data
  if (invites.some(({ order }, index) => order !== index + 1)) {
    refuse('The steps are not in order.')
  }
  for (const { signers } of invites) {
    const emails = signers.map(({ email }) => email.toLowerCase())
    if (new Set(emails).size !== emails.length) {
      refuse('Email must be unique within one invite step.')
    }
    if (emails.includes(ownerEmail.toLowerCase())) {
      refuse('The owner of the account cannot be a signer.')
    }
    signers.forEach(requireValidSigner)
  }
  requireRoles(
    state,
    group,
    invites.flatMap(({ signers }) => signers),
  )
  group.invite = toInvite(state, invites)
  group.lastInviteId = group.invite.id
  return { data: { id: group.invite.id } }
}

function requireValidSigner(signer: SignerBody): void {
  const addresses = [signer.redirect_uri, signer.decline_redirect_uri, signer.close_redirect_uri]
  if (signer.redirect_target && !signer.redirect_uri) {
    refuse('redirect_target needs redirect_uri.', 19038000)
  }
  requirePlainText(
    ...addresses.flatMap((address) => address ?? []),
    signer.first_name ?? '',
    signer.last_name ?? '',
  )
}

/** Every role of every document is used exactly once, and no other one. */
function requireRoles(state: FakeState, { documentIds }: FakeGroup, signers: SignerBody[]): void {
  const used = signers
    .flatMap(({ documents }) => documents)
    .map(({ id, role }) => `${id}/${role}`)
    .toSorted()
  const existing = documentIds
    .flatMap((id) => [
      ...new Set(findDocument(state, id).fields.map(({ role }) => `${id}/${role}`)),
    ])
    .toSorted()
  if (existing.length === 0) {
    refuse('The group has no fields.')
  }
  if (used.join() !== existing.join()) {
    refuse('Every role of every document must be used, and no other one.')
  }
}

function toInvite(state: FakeState, invites: z.infer<typeof InviteBody>['invites']): FakeInvite {
  return {
    id: newId(state, 'invite'),
    status: 'pending',
    steps: invites.map(({ order, signers }) => ({
      order,
      signers: signers.map((signer) => ({
        email: signer.email,
        name: [signer.first_name, signer.last_name]
          .filter((part) => part && part !== '-')
          .join(' '),
        authMethod: signer.auth_method,
        documents: signer.documents.map(({ id, role }) => ({ id, role })),
        status: order === 1 ? 'pending' : 'created',
        redirects: {
          signed: signer.redirect_uri ?? '',
          declined: signer.decline_redirect_uri ?? '',
          closed: signer.close_redirect_uri ?? '',
        },
      })),
    })),
  }
}

/** `GET /documentgroup/{id}/groupinvite/{inviteId}`. */
export function readInvite(state: FakeState, groupId: string, inviteId: string): object {
  const { invite } = findGroup(state, groupId)
  if (invite?.id !== inviteId) {
    notFound('invite')
  }
  return {
    invite: {
      id: invite.id,
      status: invite.status,
      is_embedded: true,
      steps: invite.steps.map(({ order, signers }, index) => ({
        id: `step-${index + 1}`,
        order,
        status: signers.every(({ status }) => status === 'fulfilled') ? 'fulfilled' : 'pending',
        actions: signers.flatMap(({ email, status, documents }) =>
          documents.map(({ id, role }) => ({
            action: 'sign',
            email,
            document_id: id,
            role_name: role,
            status,
          })),
        ),
      })),
    },
  }
}

/** `DELETE /v2/document-groups/{id}/embedded-invites`. */
export function deleteInvites(state: FakeState, groupId: string): undefined {
  const group = findGroup(state, groupId)
  if (group.invite?.status !== 'pending') {
    refuse('The group has no active invite.')
  }
  delete group.invite
  return undefined
}

const maxLinkMinutes = 45
const LinkBody = z.strictObject({
  email: z.email(),
  auth_method: z.enum(authMethods),
  link_expiration: z.int().min(15).nullish(),
  session_expiration: z.int().min(15).max(1440).optional(),
})

/** `POST /v2/document-groups/{id}/embedded-invites/{inviteId}/link`. */
export function createLink(
  state: FakeState,
  input: { groupId: string; inviteId: string; body: unknown; pageUrl: string },
): object {
  const { groupId, inviteId, pageUrl } = input
  const { invite } = findGroup(state, groupId)
  const parsed = LinkBody.safeParse(input.body)
  if (!parsed.success) {
    refuse('Invalid link.')
  }
  const { email, auth_method: authMethod, link_expiration: minutes } = parsed.data
  if ((minutes ?? 15) > maxLinkMinutes) {
    refuse('link_expiration is at most 45.', 19019003)
  }
  if (invite?.id !== inviteId || invite.status !== 'pending') {
    notFound('invite')
  }
  const signer = pendingStep(invite)?.signers.find((each) => each.email === email)
  if (signer?.status !== 'pending' || signer.authMethod !== authMethod) {
    refuse('This signer has no pending step.')
  }
  const secret = randomBytes(24).toString('base64url')
  const expiresAt = Date.now() + (minutes ?? 15) * 60_000
  state.links.set(secret, { groupId, inviteId, email, expiresAt, opened: false })
  const query = new URLSearchParams({
    mobileweb: 'app_or_mobileweb_choice',
    access_token: secret,
    document_group_id: groupId,
    group_invite_id: inviteId,
  })
  return { data: { link: `${pageUrl}/html/documentgroup/pendinginvites?${query.toString()}` } }
}
