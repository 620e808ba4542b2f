export {
  allowAddress,
  listFailedMails,
  listMailTrouble,
  listSuppressed,
  sendMailsAgain,
  type FailedMail,
} from './failed-mails.ts'
export { listHeldMails, releaseOutbox, type HeldMail } from './held-mails.ts'
export { isMailOutdated } from './is-mail-outdated.ts'
export { mailEnding } from './mail-ending.ts'
export { mailExecuted } from './mail-executed.ts'
export { mailLinksExpired, mailNewLinkRequested } from './mail-expired-links.ts'
export { mailFormEnds } from './mail-form-ends.ts'
export { mailInvitation, mailInvitations } from './mail-invitation.ts'
export { mailLinksExtended } from './mail-links-extended.ts'
export {
  mailDisputed,
  mailPaymentFailed,
  mailReceipt,
  mailRefundFailed,
  mailRefunded,
} from './mail-payment.ts'
export { mailReminder } from './mail-reminder.ts'
export { mailResidentSigned } from './mail-resident-signed.ts'
export { mailYourTurn } from './mail-your-turn.ts'
export { onMailEvent } from './on-mail-event.ts'
export { onMailSettled, saveAcceptedMail } from './on-mail-settled.ts'
export { paperRequestedEmail, questionEmail, wrongRecipientEmail } from './owner-emails.ts'
export { ownerFacts, residentFacts, spanishTitle } from './packet-facts.ts'
export { queueMail, queueOwnerMail, senderName, type MailKind } from './queue-mail.ts'
export { createReadReportsJob } from './read-reports.ts'
export { recordReport } from './record-report.ts'
export { residentEmails } from './resident-emails.ts'
