/** Every error that the API answers: code → HTTP status and title (RFC 9457). */
export const problems = {
  'invalid-request': { status: 400, title: 'The request is not valid' },
  'invalid-fields': { status: 422, title: 'Some answers need another look' },
  'not-signed-in': { status: 401, title: 'Not signed in' },
  'session-expired': { status: 401, title: 'Session expired' },
  'webhook-refused': { status: 400, title: 'The event was refused' },
  'login-failed': { status: 400, title: 'Login failed' },
  'not-a-member': { status: 403, title: 'Not a member account' },
  'not-allowed': { status: 403, title: 'Not allowed' },
  'form-read-only': { status: 403, title: 'This form belongs to the library' },
  'not-found': { status: 404, title: 'Not found' },
  'user-not-found': { status: 404, title: 'User not found' },
  'property-not-found': { status: 404, title: 'Property not found' },
  'tenant-not-found': { status: 404, title: 'Resident not found' },
  'form-not-found': { status: 404, title: 'Form not found' },
  'upload-not-found': { status: 404, title: 'Uploaded PDF not found' },
  'receipt-not-found': { status: 404, title: 'Receipt not found' },
  'packet-not-found': { status: 404, title: 'Packet not found' },
  'invite-not-found': { status: 404, title: 'Signing link not found' },
  'copy-not-found': { status: 404, title: 'Copy not found' },
  'application-link-not-found': { status: 404, title: 'Link for applicants not found' },
  'application-not-found': { status: 404, title: 'Request to apply not found' },
  'room-not-found': { status: 404, title: 'Signing session not found' },
  'form-not-signable': { status: 422, title: 'This form cannot be signed electronically' },
  'form-not-for-state': { status: 422, title: 'This form is not for the state of the home' },
  'pdf-refused': { status: 422, title: 'This PDF cannot be used' },
  'document-refused': { status: 422, title: 'This Word file cannot be used' },
  'form-not-printable': { status: 422, title: 'This form is signed online' },
  'copy-not-allowed': { status: 422, title: 'This form is not sent by email' },
  'invalid-state': { status: 409, title: 'The packet is not at this step' },
  'not-your-turn': { status: 409, title: 'It is not this signer’s turn yet' },
  'room-taken-over': { status: 409, title: 'Open on another device' },
  'already-signed': { status: 409, title: 'Already signed' },
  'application-started': { status: 409, title: 'An application was started for this request' },
  'application-changed': { status: 409, title: 'The request to apply has changed' },
  'property-in-use': { status: 409, title: 'Packets were made for this property' },
  'not-paid': { status: 409, title: 'Not paid yet' },
  'fee-changed': { status: 409, title: 'The fee has changed' },
  'not-executed': { status: 409, title: 'Not signed by everyone yet' },
  'consent-missing': { status: 409, title: 'Consent is required first' },
  'packet-closed': { status: 410, title: 'The packet is closed' },
  'invite-expired': { status: 410, title: 'The signing link has expired' },
  'copy-link-expired': { status: 410, title: 'The link to the signed copy has expired' },
  'application-link-ended': { status: 410, title: 'The link for applicants has ended' },
  'wrong-recipient': { status: 410, title: 'The signing link reached someone else' },
  'link-replaced': { status: 410, title: 'The signing link was replaced' },
  'invite-declined': { status: 410, title: 'Signing was declined' },
  'too-large': { status: 413, title: 'Too large' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  'unsupported-media-type': { status: 415, title: 'Unsupported content type' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'provider-unavailable': { status: 503, title: 'A required service is not available right now' },
  'file-damaged': { status: 500, title: 'A stored file is damaged' },
  'storage-unavailable': { status: 503, title: 'The file storage is not available right now' },
  unavailable: { status: 503, title: 'Countersign is not available right now' },
  unexpected: { status: 500, title: 'Something went wrong' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems

export const problemCodes = keysOf(problems)

/** `Object.keys` with the type of the keys. */
function keysOf<Table extends object>(table: Table): [keyof Table, ...(keyof Table)[]] {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return Object.keys(table) as [keyof Table, ...(keyof Table)[]]
}
