/** What one request of each endpoint is about: ids of one member and of one of their sent packets. */
export interface Subject {
  userId: string
  /** Whose all of this is. */
  officeId: string
  /** Of whoever calls. */
  email: string
  membershipId: string
  /** Another login of this member. */
  sessionId: string
  propertyId: string
  unitId: string
  formId: string
  uploadId: string
  groupId: string
  /** A draft and a published form of the association, and an upload of it. */
  draftFormId: string
  publishedFormId: string
  associationUploadId: string
  bundleId: string
  /** Of this member, for the association's staff. */
  supportNumber: string
  tenantId: string
  receiptId: string
  /** A link for applicants, and a request that came by it. */
  applicationLinkId: string
  applicationCode: string
  applicationRequestId: string
  /** From the email that asked to confirm the address. */
  confirmationCode: string
  /** Who has joined the office, and the code of an invitation to it. */
  colleagueId: string
  invitationCode: string
  documentId: string
  photoSha256: string
  /** The signing code of a resident. */
  code: string
  pdf: Uint8Array
}
