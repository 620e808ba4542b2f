/** The media type of an uploaded photo: what it is, its bytes say. */
export const photoType = 'application/octet-stream'

/** Business constants of the specification (section 9) and the bounds that we add. */
export const limits = {
  maxSigners: 4,
  /** Owners beside the one who makes the packet. */
  maxCoOwners: 2,
  /** Addresses that get the signed file without signing. */
  maxCopies: 3,
  inactivityTimeoutMs: 3_600_000,
  /** A login ends after this time, however active the member is. */
  sessionMs: 12 * 3_600_000,
  searchDebounceMs: 500,
  statusPollMs: 3000,
  frameRevealDelayMs: 5000,
  copiedFeedbackMs: 2000,
  dragLongPressMs: 120,
  dragThresholdPx: 5,
  zipDigits: 5,
  countryLength: 60,
  maxDocuments: 40,
  maxUnits: 200,
  /** Of the association, and forms in each. */
  maxBundles: 100,
  maxBundleForms: 40,
  maxDbaNames: 20,
  nameLength: 100,
  packetNameLength: 120,
  addressLineLength: 120,
  reasonLength: 500,
  messageLength: 1000,
  longTextLength: 4000,
  pictureLength: 100_000,
  pageSize: 50,
  maxPageSize: 100,
  /** Counts of a list stop here, so that a list of a million stays fast. */
  maxCount: 1000,
  /** Packets in one request: download as ZIP, remind, hide. */
  maxSelected: 500,
  /** How long a removed property, unit or custom form can be restored. */
  restoreHours: 24,
  inviteDays: 30,
  /** How long the link of a resident gives the executed file, and a fresh one by email. */
  executedLinkDays: 30,
  newExecutedLinkDays: 7,
  /** How long the link in the email with a copy of a printed form works, and of a signed file. */
  emailCopyDays: 60,
  signedCopyDays: 30,
  /** Copies of one packet, and of all packets of one member, in 24 hours. */
  emailCopiesPerDay: 8,
  memberEmailCopiesPerDay: 60,
  /** How long a packet with an expired link waits for a new one before it closes. */
  newLinkDays: 14,
  /** Bodies of most calls, and of those that carry texts, answers or pictures. */
  smallRequestBytes: 16_000,
  requestBytes: 1_000_000,
  verifyBytes: 50_000_000,
  /** PDFs that are chosen at once to become forms, and how many of them a member may send in a minute. */
  importFiles: 200,
  importsPerMinute: 60,
  formPdfBytes: 50 * 2 ** 20,
} as const
