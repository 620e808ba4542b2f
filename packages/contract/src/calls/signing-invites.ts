import type { inviteEndpoints } from '../endpoints/signing-invites.ts'
import type { Calls } from '../call.ts'

export const inviteCalls: Calls<typeof inviteEndpoints> = {
  postSigningInvite: { method: 'POST', path: '/signing-invites', access: 'member', right: 'send' },
  getInvites: { method: 'GET', path: '/signing-invites', access: 'member' },
  getInviteDetailsByGroup: {
    method: 'GET',
    path: '/signing-invites/invite-details/group/:id',
    access: 'member',
  },
  getInviteDetailsByCode: {
    method: 'GET',
    path: '/signing-invites/invite-details/code/:code',
    access: 'code',
  },
  getEmbeddedLink: { method: 'GET', path: '/signing-invites/embedded-link/:code', access: 'code' },
  postReturn: { method: 'POST', path: '/signing-invites/return/code/:code', access: 'code' },
  putInviteLanguage: {
    method: 'PUT',
    path: '/signing-invites/language/code/:code',
    access: 'code',
  },
  resumeInviteEmails: {
    method: 'POST',
    path: '/signing-invites/emails/code/:code',
    access: 'code',
  },
  getExecutedByCode: {
    method: 'GET',
    path: '/signing-invites/document/code/:code',
    access: 'code',
  },
  getSignedCopy: { method: 'GET', path: '/signing-invites/signed-copy/code/:code', access: 'code' },
  postExecutedLink: {
    method: 'POST',
    path: '/signing-invites/executed-link/code/:code',
    access: 'code',
  },
  getNewLink: { method: 'GET', path: '/signing-invites/new-link/code/:code', access: 'code' },
  postNewLink: { method: 'POST', path: '/signing-invites/new-link/code/:code', access: 'code' },
  correctSigner: {
    method: 'PUT',
    path: '/legal-form-packets/group/:docGroupId/signers/:role',
    access: 'member',
    right: 'send',
  },
  remindSigner: {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/signers/:role/remind',
    access: 'member',
  },
  answerQuestion: {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/signers/:role/answer',
    access: 'member',
  },
}
