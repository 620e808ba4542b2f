import { formatPhone } from '@countersign/answers/phone'
import { negotiationLanguageNames } from '@countersign/contract/rules/languages'
import type { RefundReason } from '@countersign/contract/schemas/payments'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { EventPayloads, EventType, RecordedEvent } from '../../kernel/events/recorded-event.ts'
import { formatCents } from '../packet/index.ts'

/** The events that a packet's owner is shown; the rest is for the evidence only. */
export const shownEventTypes = [
  'packet.created',
  'packet.fill-started',
  'packet.filled',
  'packet.printed',
  'packet.paid',
  'packet.invoiced',
  'packet.payment-started',
  'packet.payment-processing',
  'packet.payment-failed',
  'packet.payment-expired',
  'packet.payment-mismatched',
  'packet.payment-disputed',
  'packet.dispute-closed',
  'packet.refund-requested',
  'packet.refunded',
  'packet.refund-failed',
  'packet.negotiation-language',
  'packet.sent',
  'packet.invite-opened',
  'packet.invite-reissued',
  'packet.link-expired',
  'packet.new-link-asked',
  'envelope.consented',
  'envelope.document-read',
  'envelope.document-confirmed',
  'packet.resident-signed',
  'packet.residents-signed',
  'packet.owner-signed',
  'packet.executed',
  'packet.time-stamped',
  'packet.paper-asked',
  'packet.question-asked',
  'packet.disowned',
  'packet.declined',
  'packet.canceled',
  'packet.expired',
  'packet.archived',
  'packet.answers-reopened',
  'packet.signer-corrected',
  'packet.reminded',
  'packet.reminders-changed',
  'packet.links-extended',
  'packet.question-answered',
  'packet.put-away',
  'packet.brought-back',
  'packet.discarded',
  'packet.restored',
  'packet.revised',
  'packet.revision-created',
  'packet.payment-carried',
  'packet.finished-on-paper',
  'packet.draft-downloaded',
  'packet.downloaded',
  'packet.copy-downloaded',
  'packet.email-copied',
  'packet.email-copy-opened',
  'mail.handed-over',
  'mail.refused',
  'mail.bounced',
  'mail.complained',
  'mail.resumed',
  'personal-data.erased',
] as const satisfies EventType[]

/** The name of a signer at the time of the event. */
type NameOf = (role: InviteRole) => string

type ShownEvent = RecordedEvent<(typeof shownEventTypes)[number]>

/** What happened, as the packet's owner reads it. */
export function describeEvent(event: RecordedEvent | undefined, nameOf: NameOf): string {
  return event && isShown(event) ? describe(event, nameOf) : 'This entry cannot be shown'
}

function isShown(event: RecordedEvent): event is ShownEvent {
  return shownEventTypes.some((type) => type === event.type)
}

function describe({ type, data }: ShownEvent, nameOf: NameOf): string {
  switch (type) {
    case 'packet.created':
      return 'Created the packet'
    case 'packet.fill-started':
      return 'Started filling out the documents'
    case 'packet.filled':
      return 'Finished filling out the documents'
    case 'packet.printed':
      return 'Created the file to print'
    case 'packet.paid':
      return 'Paid for e-signing'
    case 'packet.invoiced':
      return `Recorded the fee of ${formatCents(data.amountCents)}. It will be invoiced`
    case 'packet.payment-started':
      return `Opened the payment page for ${formatCents(data.amountCents)}`
    case 'packet.payment-processing':
      return 'Started a bank payment. It is on its way'
    case 'packet.payment-failed':
      return 'The payment failed. Nothing was charged'
    case 'packet.payment-expired':
      return 'The payment page was closed unpaid'
    case 'packet.payment-mismatched':
      return 'A payment arrived that is not the fee. It was not accepted'
    case 'packet.payment-disputed':
      return 'The bank disputes the payment'
    case 'packet.dispute-closed':
      return data.outcome === 'won'
        ? 'The dispute ended: the payment stands'
        : 'The dispute ended: the bank took the payment back'
    case 'packet.refund-requested':
      return `Started a refund of ${formatCents(data.amountCents)}${refundReasons[data.reason]}`
    case 'packet.refunded':
      return `Refunded ${formatCents(data.amountCents)}${refundReasons[data.reason]}`
    case 'packet.refund-failed':
      return `The refund of ${formatCents(data.amountCents)} failed`
    case 'packet.sent':
      return `Sent the packet to ${listNames(data.roles, nameOf)}${data.message ? ` with the message: ${data.message}` : ''}`
    case 'packet.negotiation-language':
      return `Said that the agreement was negotiated mainly in ${negotiationLanguageNames[data.language]}`
    case 'packet.invite-opened':
      return 'Opened the signing link'
    case 'packet.invite-reissued':
      return `Created a new signing link for ${nameOf(data.role)}`
    case 'packet.link-expired':
      return `The signing link for ${nameOf(data.role)} expired`
    case 'packet.new-link-asked':
      return 'Asked for a new signing link'
    case 'envelope.consented':
      return 'Agreed to use electronic records and signatures'
    case 'envelope.document-read':
      return data.facts.readingAid
        ? 'Viewed a document to its end, with the Spanish translation beside it'
        : 'Viewed a document to its end'
    case 'envelope.document-confirmed':
      return data.facts.confirmed
        ? 'Confirmed having read a document'
        : 'Withdrew the confirmation of a document'
    case 'packet.resident-signed':
      return 'Signed'
    case 'packet.residents-signed':
      return 'All residents have signed'
    case 'packet.owner-signed':
      return 'Signed as Owner/Agent'
    case 'packet.executed':
      return 'Sealed and stored the signed file'
    case 'packet.time-stamped':
      return 'Added an independent time stamp to the signed file'
    case 'packet.paper-asked':
      return 'Asked to sign on paper'
    case 'packet.question-asked':
      return `Asked: ${data.words}`
    case 'packet.disowned':
      return 'Opened the link and said that these forms are for someone else. The link no longer works'
    case 'packet.declined':
      return `Declined to sign: ${data.words}`
    case 'packet.canceled':
      return `Canceled the packet: ${data.words}`
    case 'packet.expired':
      return 'The time to sign ran out'
    case 'packet.archived':
      return 'Archived the packet'
    case 'packet.answers-reopened':
      return data.roles.length > 0
        ? 'Reopened the documents to change the answers. The signing links stopped working'
        : 'Reopened the documents to change the answers'
    case 'packet.signer-corrected':
      return describeCorrection(nameOf(data.role), data)
    case 'packet.reminded':
      return data.kind === 'planned'
        ? `Reminded ${nameOf(data.role)} as planned`
        : `Reminded ${nameOf(data.role)}`
    case 'packet.reminders-changed':
      return data.enabled ? 'Changed the reminders' : 'Turned the reminders off'
    case 'packet.links-extended':
      return `Gave ${listNames(data.roles, nameOf)} more time to sign`
    case 'packet.question-answered':
      return `Answered ${nameOf(data.role)}: ${data.words}`
    case 'packet.put-away':
      return 'Put the packet away'
    case 'packet.brought-back':
      return 'Brought the packet back'
    case 'packet.discarded':
      return 'Discarded the packet before it was sent'
    case 'packet.restored':
      return 'Brought the discarded packet back'
    case 'packet.revised':
      return 'Replaced this packet with a revised one'
    case 'packet.revision-created':
      return 'Created this packet as a revision of another one'
    case 'packet.payment-carried':
      return 'Carried the payment over from the packet that this one replaces'
    case 'packet.finished-on-paper':
      return `Uploaded the scan signed in ink by ${listNames(data.roles, nameOf)}`
    case 'packet.draft-downloaded':
      return data.purpose === 'paper'
        ? 'Opened the documents to sign them on paper'
        : 'Opened the documents as a draft'
    case 'packet.downloaded':
      return 'Downloaded the document'
    case 'packet.copy-downloaded':
      return 'Downloaded a copy of what they had signed so far'
    case 'packet.email-copied':
      return `Emailed a copy to ${data.name} at ${data.email}`
    case 'packet.email-copy-opened':
      return 'Opened the copy from the email'
    case 'mail.handed-over':
      return `Sent the email ${describeMail(data, nameOf)} (accepted by the mail server)`
    case 'mail.refused':
      return `Could not send the email ${describeMail(data, nameOf)}: ${describeRefusal(data)}`
    case 'mail.bounced':
      return `The email ${describeMail(data, nameOf)} came back: it could not be delivered`
    case 'mail.complained':
      return `Somebody marked the email ${describeMail(data, nameOf)} as unwanted, so no more of your emails are sent to that address`
    case 'mail.resumed':
      return 'Chose to get these emails again'
    case 'personal-data.erased':
      return 'Erased personal data in this history'
  }
}

const refundReasons: Record<RefundReason, string> = {
  canceled: ', because the packet ended before anyone signed',
  'paid-twice': ', because the packet was paid twice',
  'by-hand': '',
  provider: '',
}

const list = new Intl.ListFormat('en-US')

function listNames(roles: readonly InviteRole[], nameOf: NameOf): string {
  const residents = roles.filter((role) => role !== 'LLSign')
  return residents.length > 0 ? list.format(residents.map(nameOf)) : 'the residents'
}

function describeCorrection(
  name: string,
  { before, after }: EventPayloads['packet.signer-corrected'],
): string {
  const changes = (['name', 'email', 'phone'] as const).filter((key) => before[key] !== after[key])

  return changes.length === 0
    ? `Corrected the contact details of ${name}`
    : `Corrected ${name}: ${changes.map((key) => `${key} ${formatFact(before, key)} → ${formatFact(after, key)}`).join('; ')}`
}

type Corrected = EventPayloads['packet.signer-corrected']['after']

function formatFact(person: Corrected, key: keyof Corrected): string {
  return key === 'phone' ? formatPhone(person.phone) || 'none' : person[key]
}

function describeMail({ kind, role }: EventPayloads['mail.queued'], nameOf: NameOf): string {
  return `${mailContents.get(kind) ?? 'about this packet'} to ${nameOf(role)}`
}

function describeRefusal({ cause }: EventPayloads['mail.refused']): string {
  switch (cause) {
    case 'gave-up':
      return 'the mail server did not take it for three days'
    case 'suppressed':
      return 'the address asked for no more email'
    case 'outdated':
      return 'its link no longer worked, or was no longer needed'
    case undefined:
      return 'the mail server refused it'
  }
}

const mailContents = new Map([
  ['invitation', 'with the signing link'],
  ['executed', 'with the signed copy'],
  ['reminder', 'with the reminder'],
  ['answer', 'with the answer'],
  ['printed-copy', 'with the copy'],
])
