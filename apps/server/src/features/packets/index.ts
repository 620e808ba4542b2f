export { cancelPacket } from './close/cancel-packet.ts'
export { createDocumentGroup } from './create/create-document-group.ts'
export {
  allowAddress,
  listFailedMails,
  listSuppressed,
  sendMailsAgain,
  type FailedMail,
} from './emails/failed-mails.ts'
export { listHeldMails, releaseOutbox, type HeldMail } from './emails/held-mails.ts'
export { onMailEvent } from './emails/on-mail-event.ts'
export { onMailSettled, saveAcceptedMail } from './emails/on-mail-settled.ts'
export { createReadReportsJob } from './emails/read-reports.ts'
export { sendRemindersJob } from './remind/send-reminders.ts'
export { emailCopyRoutes } from './email-copies/routes.ts'
export { executePacketJob } from './execute/execute-packet.ts'
export { isPacketAffected, type SavedEnvelope } from './envelope-effects.ts'
export { actorForRole, onEnvelopeSaved, reconcilePacket } from './flow.ts'
export { readInvites } from './invites/read-invites.ts'
export { signingInviteRoutes } from './invites/routes.ts'
export { packetJobs } from './jobs.ts'
export { countPaymentsToCheck } from './pay/count-payments-to-check.ts'
export { onPaymentEvent } from './pay/on-payment-event.ts'
export { listPayments } from './pay/list-payments.ts'
export { payPacket } from './pay/pay-packet.ts'
export { refundReceipt } from './pay/refund-receipt.ts'
export { findOwnPacket } from './read/find-packet.ts'
export { resumeUnfinished } from './resume-unfinished.ts'
export { packetRoutes } from './routes.ts'
export type { PacketRow } from './rows.ts'
export { sendForSignature } from './send/send-for-signature.ts'
export { returnUrls } from './sign/return-urls.ts'
export { openSigning } from './sign/open-signing.ts'
export { createSigningLink } from './sign/signing-link.ts'
