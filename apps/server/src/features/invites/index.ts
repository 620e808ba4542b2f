export { downloadDocument } from './download-executed.ts'
export { emailCopyRoutes } from './email-copies/routes.ts'
export { readCopyRecipients, sendSignedCopies } from './email-copies/signed-copies.ts'
export { extendLinks } from './extend-links.ts'
export { findInviteByCode } from './find-invite.ts'
export {
  closeInvites,
  expireLinks,
  markInviteSigned,
  giveCoOwnersCodes,
  openCoOwnerInvites,
  openOwnerInvite,
  openResidentInvites,
} from './move-invites.ts'
export { onSenderMessage } from './on-sender-message.ts'
export { openSigning } from './open-signing.ts'
export { presentInvite } from './present-invite.ts'
export { changeReminders } from './reminders/change-reminders.ts'
export { remindSigner } from './reminders/remind-signer.ts'
export { sendRemindersJob } from './reminders/send-reminders.ts'
export { reserveInvites } from './reserve-invites.ts'
export { retireCode } from './retire-code.ts'
export { returnUrls } from './return-urls.ts'
export { signingInviteRoutes } from './routes.ts'
export { createSigningLink } from './signing-link.ts'
