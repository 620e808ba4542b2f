import type { ProblemCode } from '@countersign/contract/rules/problems'
import { describeError, residentProblems } from './resident-problems.ts'

export {
  fetchSigningLinkFailedText,
  loadSigningLinkFailedText,
  signingStatusFailedText,
} from './resident-problems.ts'

/** Verbatim from the spec, section 8. */
export const sessionExpiredText = 'Your session has expired due to inactivity. Please log in again.'
export const packetsFailedText = 'There was an error loading legal form packets.'
export const fetchFormsFailedText = 'Error fetching forms'
export const fetchCategoriesFailedText = 'Error fetching form categories'
export const fetchPacketsFailedText = 'Error fetching legal form packets'
export const tenantFailedText = 'Failed to fetch tenant.'
export const propertiesFailedText = 'Failed to fetch properties.'
export const propertyFailedText = 'Failed to fetch property.'
export const createPacketFailedText = 'Error creating legal form packet'
export const createPropertyFailedText = 'Error creating property'

/** What happened and what the person can do now. */
export const problemMessages: Record<ProblemCode, string> = {
  ...residentProblems,
  'invalid-fields': 'Some answers need another look. They are marked below.',
  'not-signed-in': 'You are not logged in. Please log in and try again.',
  'session-expired': sessionExpiredText,
  'login-failed': 'We could not log you in. Please try again.',
  'not-a-member':
    'Your login works, but it is not a member account. Ask your association, or log in as somebody else.',
  'not-allowed': 'Your account does not have permission to do this.',
  'not-permitted': 'Your role in this office does not allow this. Ask a manager of the office.',
  'support-number-needed':
    'Ask the member for their support number first. They find it in their account.',
  'support-number-wrong': 'This is not the number that the member sees. Ask for it again.',
  'support-number-ended': 'This number has ended. Ask the member for a new one.',
  'support-locked': 'There were too many wrong numbers. Wait a quarter of an hour.',
  'form-read-only': 'This form belongs to the library or your association and cannot be changed.',
  'bundle-not-found': 'This bundle was deleted. Reload the page.',
  'too-many-bundles': 'The association has as many bundles as there can be. Delete one first.',
  'form-withdrawn':
    'A form of this packet is not to be used anymore. Reload the page to see which.',
  'form-changed': 'Somebody has changed this form meanwhile. Load it again.',
  'user-not-found': 'We could not find this account.',
  'office-not-found': 'We could not find this office. You may have been removed from it.',
  'person-not-found': 'This person is no longer in your office. Reload the page.',
  'invitation-not-found': 'This invitation does not exist. Check the link in the email.',
  'invitation-ended':
    'This invitation was used or withdrawn, or its time has run out. Ask for a new one.',
  'last-manager': 'This is the only manager of your office. Make somebody else a manager first.',
  'already-in-office': 'This person works in this office already.',
  'office-full': 'This office has 200 people, which is the most.',
  'property-not-found': 'We could not find this property. It may have been removed.',
  'tenant-not-found': 'We could not find this resident in your packets.',
  'form-not-found': 'We could not find this form. It may have been removed.',
  'upload-not-found': 'This PDF is no longer available. Upload it again.',
  'receipt-not-found': 'We could not find this receipt in your account.',
  'packet-not-found': 'We could not find this packet in your account.',
  'invite-not-found':
    'This signing link does not work. Check that you copied all of it, or ask the sender for a new one.',
  'application-link-not-found': 'This link does not exist. Check that you have the whole link.',
  'application-link-ended': 'This link no longer takes requests. Ask the landlord for a new one.',
  'application-not-found': 'This request to apply no longer exists.',
  'application-started': 'An application was already started for this request.',
  'application-changed': 'This request to apply was changed. Check it, then confirm it again.',
  'copy-not-found': 'This link does not work. Check that you opened the full link from your email.',
  'copy-not-allowed':
    'This form is not sent by email. Print it and deliver it the way your state requires.',
  'room-not-found': 'This signing session is over. Go back and open it again.',
  'form-not-signable':
    'One of these forms cannot be signed electronically. Remove it from the packet and print it instead.',
  'document-refused': 'This Word file cannot be used. Try another file.',
  'pdf-refused': 'This PDF cannot be used. Try another file.',
  'form-not-for-state':
    'This form is not for the state of the home. Choose the form of that state instead.',
  'form-not-printable':
    'Residents sign this form online. Add it to a packet. To print a blank copy, open its preview.',
  'not-your-turn': 'It is not your turn to sign yet. You sign after every resident has signed.',
  'room-taken-over':
    'You opened this on another device or in another tab. Reload the page to continue here.',
  'already-signed': 'You have already signed this packet.',
  'bundle-changed':
    'Somebody else has changed this bundle. Cancel and edit it again to go on from theirs.',
  'copies-changed':
    'Somebody else has changed who gets a copy. Cancel and open this again to go on from theirs.',
  'signer-changed':
    'Somebody else has corrected this person. Cancel and open this again to go on from theirs.',
  'property-changed':
    'Somebody has changed this property meanwhile. Reload the page to go on from theirs.',
  'property-in-use':
    'Packets were made for this property, so it stays on your list. Its name and address can change.',
  'not-paid': 'This packet must be paid for before it can be sent.',
  'fee-changed': 'The fee of this packet has changed. Nothing was paid or sent.',
  'not-executed': 'Not everyone has signed yet, so there is no finished document to show.',
  'consent-missing': 'Please agree to sign electronically first.',
  'packet-closed': 'This packet is closed. It can no longer be signed.',
  'invite-expired': 'This signing link has expired. Ask the sender for a new one.',
  'file-link-expired': 'This link has expired. Ask for a new one.',
  'wrong-recipient': 'This signing link reached someone else, so it no longer works.',
  'link-replaced': 'This signing link was replaced. Look for a newer email with a new link.',
  'invite-declined': 'Signing was declined, so this link no longer works.',
  'webhook-refused': 'This event was refused.',
  'too-large': 'This is too large to send. Shorten it and try again.',
  'request-timeout':
    'The connection was too slow, so not all of it arrived. Check your connection and try again.',
  'unsupported-media-type': 'This type of file cannot be used here.',
}

/** The server's `detail` comes first; `fallback` replaces only the generic message. */
export function errorMessage(error: unknown, fallback?: string): string {
  return describeError(error, problemMessages, fallback)
}
