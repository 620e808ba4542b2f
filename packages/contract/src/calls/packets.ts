import type { packetEndpoints } from '../endpoints/packets.ts'
import type { Calls } from '../call.ts'

export const packetCalls: Calls<typeof packetEndpoints> = {
  getPackets: { method: 'GET', path: '/legal-form-packets', access: 'member' },
  downloadPacketList: { method: 'GET', path: '/legal-form-packets/list.csv', access: 'member' },
  downloadPacketFiles: { method: 'POST', path: '/legal-form-packets/files.zip', access: 'member' },
  remindPackets: { method: 'POST', path: '/legal-form-packets/remind', access: 'member' },
  hidePackets: { method: 'POST', path: '/legal-form-packets/hide', access: 'member' },
  showPacketsAgain: { method: 'POST', path: '/legal-form-packets/show-again', access: 'member' },
  getPacketByGroup: {
    method: 'GET',
    path: '/legal-form-packets/group/:docGroupId',
    access: 'member',
  },
  getPacketEvents: {
    method: 'GET',
    path: '/legal-form-packets/group/:docGroupId/events',
    access: 'member',
  },
  downloadHistory: {
    method: 'GET',
    path: '/legal-form-packets/group/:docGroupId/history-pdf',
    access: 'member',
  },
  cancelPacket: {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/cancel',
    access: 'member',
    right: 'send',
  },
  archivePacket: {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/archive',
    access: 'member',
    right: 'send',
  },
  createDocumentGroup: { method: 'POST', path: '/esign/create-document-group', access: 'member' },
  createPrintGroup: { method: 'POST', path: '/esign/create-print-group', access: 'member' },
  sendForSignature: {
    method: 'POST',
    path: '/esign/send-for-signature',
    access: 'member',
    right: 'send',
  },
  createSigningLink: { method: 'POST', path: '/esign/signing-link', access: 'member' },
  downloadDocument: { method: 'GET', path: '/esign/download-document/:id', access: 'member' },
  getInformationSheet: { method: 'GET', path: '/esign/information-sheet/:id', access: 'member' },
  postOwnerReturn: {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/return',
    access: 'member',
  },
  changeAnswers: {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/change-answers',
    access: 'member',
  },
  discardPacket: {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/discard',
    access: 'member',
  },
  restorePacket: {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/restore',
    access: 'member',
  },
  revisePacket: {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/revise',
    access: 'member',
    right: 'send',
  },
  getPacketSeed: {
    method: 'GET',
    path: '/legal-form-packets/group/:docGroupId/use-again',
    access: 'member',
  },
  hidePacket: {
    method: 'PUT',
    path: '/legal-form-packets/group/:docGroupId/hidden',
    access: 'member',
  },
  showPacketAgain: {
    method: 'DELETE',
    path: '/legal-form-packets/group/:docGroupId/hidden',
    access: 'member',
  },
  extendLinks: {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/extend',
    access: 'member',
    right: 'send',
  },
  putPacketReminders: {
    method: 'PUT',
    path: '/legal-form-packets/group/:docGroupId/reminders',
    access: 'member',
  },
  putPacketCopies: {
    method: 'PUT',
    path: '/legal-form-packets/group/:docGroupId/copies',
    access: 'member',
    right: 'send',
  },
  putOwnerSigner: {
    method: 'PUT',
    path: '/legal-form-packets/group/:docGroupId/owner-signer',
    access: 'member',
    right: 'send',
  },
  finishOnPaper: {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/paper',
    access: 'member',
    right: 'send',
  },
  downloadDraft: { method: 'GET', path: '/esign/draft/:id', access: 'member' },
  getDraftText: { method: 'GET', path: '/esign/draft/:id/text', access: 'member' },
}
